import type { SkillCategory } from "#domain/profile/skills.ts";

/** The chips of Tools & Technologies, in their order. */
export const skills: SkillCategory[] = [
  {
    name: "Creative Technology",
    tools: [
      "p5.js",
      "Three.js",
      "GLSL",
      "Web Audio",
      "WebXR",
      "Pure Data",
      "TouchDesigner",
      "MediaPipe",
      "OpenCV",
      "D3",
    ],
  },
  {
    name: "Rapid Prototyping",
    tools: [
      "Arduino",
      "ESP32",
      "Teensy",
      "Raspberry Pi",
      "KiCad",
      "OpenSCAD",
      "FreeCAD",
      "PlatformIO",
      "Figma",
      "Node-RED",
    ],
  },
  {
    name: "Graphics",
    tools: ["Blender", "Inkscape", "GIMP", "Figma", "SVG", "WebGL", "GLSL", "FontForge", "ImageMagick"],
  },
  {
    name: "Frontend",
    tools: ["HTML", "CSS", "TypeScript", "Vite", "Eleventy", "Service Workers", "Playwright", "D3"],
  },
  {
    name: "UI Frameworks",
    tools: ["React", "React Router", "Preact", "Svelte", "Vue", "Lit", "A-Frame"],
  },
  {
    name: "Backend",
    tools: [
      "Node.js",
      "Hono",
      "SQLite",
      "PostgreSQL",
      "Drizzle",
      "Redis",
      "MQTT",
      "OpenAPI",
      "Cloudflare Workers",
    ],
  },
  {
    name: "Languages",
    tools: ["TypeScript", "JavaScript", "Python", "C++", "Rust", "GLSL", "SQL", "Bash", "HTML", "CSS"],
  },
  {
    name: "Hosting",
    tools: [
      "Cloudflare Workers",
      "Cloudflare D1",
      "Cloudflare R2",
      "GitHub Pages",
      "GitHub Actions",
      "Docker",
      "nginx",
      "Raspberry Pi",
    ],
  },
];
