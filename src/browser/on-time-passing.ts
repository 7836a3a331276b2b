import { documentMember } from './document.ts';
import { listen } from './listen.ts';

const MINUTE = 60_000;

/**
 * Calls back at each full minute, and when the page is shown again, perhaps on another day. Not with one long timer, because timers
 * stop while the computer sleeps. Returns the function that ends it.
 */
export function onTimePassing(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function wait() {
    timer = setTimeout(
      () => {
        wait();
        callback();
      },
      MINUTE - (Date.now() % MINUTE),
    );
  }
  wait();
  // Not when it is hidden: Firefox loses the message by which React begins to render a page that is being left, and React waits for it.
  const onShown = () => documentMember('hidden') || callback();
  const end = listen(document, onShown, 'visibilitychange');
  return () => {
    clearTimeout(timer);
    end();
  };
}
