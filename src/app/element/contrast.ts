import { bytes, colorBehind } from '../../browser/color-behind.ts';
import { contrast } from '../../kit/contrast.ts';

/** Below this, a text is hard to read. WCAG asks for 4.5, which a page can miss in many other ways. */
const LOWEST = 3;

/** Whether a colour can be read at an element. True if the browser cannot tell. */
export const hasContrast = (color: string, element: Element): boolean =>
  !(contrast(bytes(color), colorBehind(element)) < LOWEST);
