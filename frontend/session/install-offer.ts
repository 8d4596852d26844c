/** The event by which Chromium offers to install the site. Other browsers do not have it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | null = null;

/** Keeps the browser's offer for the hint about it. The browser sends it once, soon after the page has loaded. */
export function waitForInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // The browser then shows no bar of its own.
    event.preventDefault();
    offer = event as InstallOffer;
  });
}

/** True if the browser can ask the reader at once. */
export const canInstall = (): boolean => offer !== null;

/** Lets the browser ask the reader. It can ask only once. */
export function install(): void {
  void offer?.prompt().catch(() => undefined);
  offer = null;
}

/**
 * True in Safari on an iPhone or iPad, if the page is not the installed app. Its menu can install the site. Only there is the
 * property known.
 */
export const isInstalledByShare = (): boolean =>
  (navigator as { readonly standalone?: boolean }).standalone === false;
