const failed = /dynamically imported module: (\S+)$/;

/**
 * What `load` imports. A module that could not be fetched is asked for once more, under an address with `?again=`: Chromium
 * up to 150 remembers a failure until the page is reloaded, so that trying again would never help. Rejects as `load` does.
 */
export function importAgain<M>(load: () => Promise<M>, fetchModule = importAddress): Promise<M> {
  return load().catch((error: unknown) => {
    const address = error instanceof Error && failed.exec(error.message)?.[1];
    if (!address) throw error;
    return fetchModule(`${address}${address.includes("?") ? "&" : "?"}again=${Date.now()}`) as Promise<M>;
  });
}

export const importAddress = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);
