import { contrast } from '../../src/kit/contrast.ts';
import { findAll, type Root } from './shadow.ts';

type Color = readonly number[];

/** Colours of the whole space, those at which the text on them changes, and those that pages have tried. */
export const ACCENTS: readonly string[] = [
  '#000',
  '#fff',
  '#ffd54f',
  '#111827',
  '#777',
  '#767676',
  ...Array.from({ length: 6 ** 3 }, (_, index) => {
    const part = (place: number) => (Math.floor(index / 6 ** place) % 6) * 51;
    return `rgb(${part(0)} ${part(1)} ${part(2)})`;
  }),
];

/** The accents with which a text cannot be read, in both themes, on the first screen of the login. Runs in the page. */
export function unreadableAccents(page: Root, accents: readonly string[]): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const drawn = (color: string): Color => {
    if (!canvas) return [];
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const [root] = findAll(page, '.root') as HTMLElement[];
  const [button] = findAll(page, '.button[data-look=primary]');
  const [link] = findAll(page, '.aside a');
  const [card] = findAll(page, '.card');
  if (!root || !button || !link || !card) throw new Error('This is not the login.');
  root.style.setProperty('--_motion', '0s');
  const style = (element: Element, name: 'color' | 'backgroundColor') =>
    drawn(getComputedStyle(element)[name]);
  const { theme } = root.dataset;
  const isUnreadable = (accent: string) => {
    root.style.setProperty('--portal-accent', accent);
    const background = style(button, 'backgroundColor');
    const surface = style(card, 'backgroundColor');
    return (
      contrast(style(button, 'color'), background) < 4.5 ||
      contrast(style(link, 'color'), surface) < 4.5 ||
      // A button is seen in both themes.
      contrast(background, surface) < 1.2
    );
  };
  const wrong = ['light', 'dark'].flatMap((each) => {
    root.dataset.theme = each;
    return accents.filter(isUnreadable).map((accent) => `${accent} in ${each}`);
  });
  root.dataset.theme = theme;
  root.style.removeProperty('--portal-accent');
  return wrong;
}
