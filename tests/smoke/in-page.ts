/* Runs in the page: what a visitor sees, and where to click. */
import { button, field, findAll, textOf } from '../support/shadow.ts';

type Point = [x: number, y: number];

export const text = (): string => textOf(document.body);

export const fieldValue = (label: string): string => field(document, label).value;

export const isAutofilled = (label: string): boolean => field(document, label).matches(':autofill');

export const locateField = (label: string): Point => centreOf(field(document, label));

export const locateButton = (name: string): Point => centreOf(button(document, name));

export const locate = (selector: string): Point => centreOf(findAll(document, selector)[0] as HTMLElement);

function centreOf(element: HTMLElement): Point {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}
