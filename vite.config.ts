import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [cloudflare({ viteEnvironment: { name: "ssr" } }), reactRouter()],
  // One stylesheet for the site: a page's first paint waits for one file, and the next page's is there already.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
});
