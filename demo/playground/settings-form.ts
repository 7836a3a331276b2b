import { attributeControl } from './attribute-control.ts';
import { createControl, createSelect } from './controls.ts';
import type { Attribute, ElementDescription } from './manifest.ts';
import { partControl } from './part-control.ts';
import { propertyControls } from './property-controls.ts';

/** The settings of the playground. The values are the text that the person entered. */
export interface Settings {
  tag: string;
  /** By name. Kept when the element changes, because the next element can have the same attributes. */
  attributes: Map<string, string>;
  part: string;
  properties: Map<string, string>;
  /** The width of the preview in pixels. */
  width: number;
  /** Whether the snippet is for a page on another site. */
  isCrossSite: boolean;
}

/** Attributes for addresses and names, which are rarely changed. */
const ADDRESS = /(^|-)(url|base|src|area|logo|name)$/;

/**
 * Fills the form with the controls of the manifest. `onChange` gets the name of the changed setting. Call the returned function when
 * the preview has a new element.
 */
export function settingsForm(
  form: HTMLFormElement,
  elements: readonly ElementDescription[],
  settings: Settings,
  container: Element,
  onChange: (setting: keyof Settings) => void,
): (element: Element) => void {
  const description = document.createElement('p');
  description.className = 'description';
  const attributes = document.createElement('div');
  attributes.className = 'attributes';

  const tags = createSelect(elements.map(({ tagName }) => tagName));
  tags.value = settings.tag;
  const tag = createControl('Element', tags, {
    onChange() {
      settings.tag = tags.value;
      showElement();
      onChange('tag');
    },
  });

  const part = partControl((name) => {
    settings.part = name;
    onChange('part');
  });
  const properties = propertyControls(elements[0]?.cssProperties ?? [], settings.properties, container, () =>
    onChange('properties'),
  );

  const range = document.createElement('input');
  Object.assign(range, { type: 'range', min: '240', max: '1200', step: '10', value: settings.width });
  const width = createControl('Width of its container', range, {});
  const output = document.createElement('output');
  output.htmlFor.add(range.id);
  width.row.append(output);
  range.addEventListener('input', () => {
    settings.width = range.valueAsNumber;
    showWidth();
    onChange('width');
  });

  const box = document.createElement('input');
  box.type = 'checkbox';
  const crossSite = createControl('For a page on another site', box, {
    hint: 'Uses full addresses in the snippet and adds them to the policy.',
    onChange() {
      settings.isCrossSite = box.checked;
      onChange('isCrossSite');
    },
  });

  function showElement(): void {
    const element = elements.find(({ tagName }) => tagName === settings.tag);
    description.textContent = element?.description ?? '';
    part.setParts(element?.cssParts ?? []);
    const control = (attribute: Attribute) =>
      attributeControl(attribute, settings.attributes.get(attribute.name) ?? '', (value) => {
        settings.attributes.set(attribute.name, value);
        onChange('attributes');
      });
    const all = element?.attributes ?? [];
    const addresses = document.createElement('details');
    const summary = document.createElement('summary');
    summary.textContent = 'Addresses and provider';
    addresses.append(summary, ...all.filter(({ name }) => ADDRESS.test(name)).map(control));
    attributes.replaceChildren(...all.filter(({ name }) => !ADDRESS.test(name)).map(control), addresses);
  }

  function showWidth(): void {
    output.value = `${settings.width} px`;
  }

  form.append(tag.row, description, width.row, part.row, properties, attributes, crossSite.row);
  // Enter in a text field fires a change event. There is nothing to submit.
  form.addEventListener('submit', (event) => event.preventDefault());
  showElement();
  showWidth();
  return part.setElement;
}
