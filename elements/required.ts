import { useEffectEvent, version } from 'react';
import { warnOnce } from '../src/app/page/warn-once.ts';

/** With `modules/`, the React is that of the application. */
export function isReactOld(): boolean {
  if (!useEffectEvent)
    warnOnce(`login-portal needs React 19.2, and this application has ${version}: nothing can be shown.`);
  return !useEffectEvent;
}
