/** The service worker that keeps the site in this browser (runtime/keep.js), and new versions. */

/** Have the browser promise to keep what is here; asked when there is something to keep. */
export async function lasting(): Promise<boolean> {
  const { storage } = navigator as { storage?: StorageManager }; // not where the page is not secure
  if (!storage) return false;
  return (await storage.persisted()) || (await storage.persist());
}

class Keeping {
  /** A new version is here and waits until somebody wants it. */
  waiting = $state(false);
  private worker: ServiceWorker | null = null;
  private begun = false;

  begin(): void {
    if (this.begun || !('serviceWorker' in navigator)) return;
    this.begun = true;
    navigator.serviceWorker
      .register(new URL('./keep.js', document.baseURI), { updateViaCache: 'none' })
      .then((here) => {
        const follow = () =>
          here.installing?.addEventListener('statechange', () => this.look(here));
        this.look(here);
        follow(); // it may have been found already
        here.addEventListener('updatefound', follow);
      })
      .catch(() => undefined); // no service worker here: it needs its host each time
  }

  /** Let it come, and show it. */
  come(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    this.worker?.postMessage('come');
  }

  private look(here: ServiceWorkerRegistration): void {
    this.worker = here.waiting;
    this.waiting = here.waiting !== null && navigator.serviceWorker.controller !== null;
  }
}

export const keeping = new Keeping();
