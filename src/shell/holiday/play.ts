import type { HolidayEffect } from './layer.ts';
import { createScene } from './scene.ts';
import { drawSprites } from './sprites.ts';

/** Device pixels per CSS pixel. A higher resolution makes no visible difference. */
const MAX_PIXEL_RATIO = 2;
/** Limits the time of one step, so that nothing jumps after a pause. */
const MAX_FRAME_SECONDS = 0.05;

/** Plays the effect on the canvas while the page is visible (D31). The returned function stops it. */
export function play(canvas: HTMLCanvasElement, effect: HolidayEffect, dark: boolean): () => void {
  const context = canvas.getContext('2d');
  if (!context) return () => {};
  const ratio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
  const sprites = drawSprites(effect, dark, ratio);
  const scene = createScene(effect);
  let request = 0;
  let last = 0;

  const frame = (now: number) => {
    scene.move(Math.min((now - last) / 1000, MAX_FRAME_SECONDS));
    last = now;
    scene.draw(context, sprites, ratio);
    request = requestAnimationFrame(frame);
  };
  const fit = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    scene.resize({ width, height });
    // Setting the size clears the canvas.
    scene.draw(context, sprites, ratio);
  };
  const playWhileVisible = () => {
    cancelAnimationFrame(request);
    if (!document.hidden) request = requestAnimationFrame(frame);
  };

  const observer = new ResizeObserver(fit);
  observer.observe(canvas);
  document.addEventListener('visibilitychange', playWhileVisible);
  fit();
  playWhileVisible();
  return () => {
    cancelAnimationFrame(request);
    observer.disconnect();
    document.removeEventListener('visibilitychange', playWhileVisible);
    context.reset();
  };
}
