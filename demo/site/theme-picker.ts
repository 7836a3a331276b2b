import { type Theme, type ThemeSwitch, themes } from './themes.ts';

/** One radio button per look, which follow when another place changes it. */
export function addThemePicker(place: Element, wardrobe: ThemeSwitch): void {
  const radios = themes.map((look) => {
    const input = document.createElement('input');
    Object.assign(input, {
      type: 'radio',
      name: 'look',
      value: look.name,
      checked: look.name === wardrobe.current(),
    });
    input.addEventListener('change', () => wardrobe.set(look.name));
    const label = document.createElement('label');
    label.className = 'look';
    label.append(input, ...(look.swatch ? [drawSwatch(look.swatch)] : []), look.label);
    place.append(label);
    return input;
  });
  wardrobe.onChange(() => {
    for (const radio of radios) radio.checked = radio.value === wardrobe.current();
  });
}

function drawSwatch([surface, text, accent]: NonNullable<Theme['swatch']>): Element {
  const svg = shape('svg', { viewBox: '0 0 24 16', 'aria-hidden': 'true' });
  svg.append(
    shape('rect', { width: '24', height: '16', rx: '3', fill: surface, stroke: '#53645c' }),
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
