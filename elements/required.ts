import { useEffectEvent } from 'react';
import { renderer } from './renderer.ts';

/** React passes arguments with `bind()`. Some scripts replace it with a function that ignores all but the first. */
const isBindReplaced = () =>
  renderer === 'React' && ((...values: unknown[]) => values.length).bind(null, 1, 2)() !== 2;

/** Whether React cannot render, because of a script of the page or, with `modules/`, because the application has an older one. */
export const isReactHindered = (): boolean => !useEffectEvent || isBindReplaced();
