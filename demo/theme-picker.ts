import { showTheme, type Theme, themes } from './themes.ts';

/** Adds one radio button per theme. */
export function addThemePicker(container: Element): void {
  for (const { name, label: text, swatch } of themes) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'radio', name: 'theme', value: name, checked: name === '' });
    input.addEventListener('change', () => showTheme(name));
    const label = document.createElement('label');
    label.className = 'theme';
    label.append(input, drawSwatch(swatch), text);
    container.append(label);
  }
}

function drawSwatch([surface, text, accent]: Theme['swatch']): Element {
  const svg = shape('svg', { viewBox: '0 0 24 16', 'aria-hidden': 'true' });
  svg.append(
    shape('rect', { width: '24', height: '16', rx: '3', fill: surface, stroke: '#53616a' }),
    shape('path', { d: 'M4 5.5h9', stroke: text, 'stroke-width': '1.5' }),
    shape('rect', { x: '4', y: '8.5', width: '16', height: '4', rx: '1', fill: accent }),
  );
  return svg;
}

function shape(name: string, attributes: Record<string, string>): Element {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
