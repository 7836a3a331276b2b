import type { Effect } from './layer.ts';
import { drawPictures } from './pictures.ts';
import { createScene } from './scene.ts';

/** Device pixels for one of CSS beyond which nobody sees a difference. */
const FINEST = 2;
/** A frame this late, in seconds, was a pause: nothing jumps after it. */
const LONGEST = 0.05;

/** Plays the effect on the canvas, while the page is seen (D31), until the returned function ends it. */
export function play(canvas: HTMLCanvasElement, effect: Effect, dark: boolean): () => void {
  const pen = canvas.getContext('2d');
  if (!pen) return () => {};
  const ratio = Math.min(devicePixelRatio, FINEST);
  const pictures = drawPictures(effect, dark, ratio);
  const scene = createScene(effect);
  let request = 0;
  let last = 0;

  const frame = (now: number) => {
    scene.move(Math.min((now - last) / 1000, LONGEST));
    last = now;
    scene.draw(pen, pictures, ratio);
    request = requestAnimationFrame(frame);
  };
  const fit = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    scene.resize({ width, height });
    // Another size empties it.
    scene.draw(pen, pictures, ratio);
  };
  const follow = () => {
    cancelAnimationFrame(request);
    if (!document.hidden) request = requestAnimationFrame(frame);
  };

  const observer = new ResizeObserver(fit);
  observer.observe(canvas);
  document.addEventListener('visibilitychange', follow);
  fit();
  follow();
  return () => {
    cancelAnimationFrame(request);
    observer.disconnect();
    document.removeEventListener('visibilitychange', follow);
    pen.reset();
  };
}
