import { themes } from '../themes.ts';
import { attributeControl, labelled, type Setting, select } from './controls.ts';
import type { Attribute, ElementDescription } from './manifest.ts';

/** What a person chose; the values are text as it was typed. */
export interface Settings {
  tag: string;
  /** By name; kept when the element changes, for the next one may have the same attribute. */
  attributes: Map<string, Setting>;
  look: string;
  /** Pixels that the element has. */
  width: number;
  /** The snippet is for a page on another site. */
  isElsewhere: boolean;
}

/** Attributes that say where things are, which few people want to try. */
const ADDRESS = /(^|-)(url|base|src|area|logo|name)$/;

/** The form that changes the settings and says so; drawn from what the manifest says of the elements. */
export function settingsForm(
  form: HTMLFormElement,
  elements: readonly ElementDescription[],
  settings: Settings,
  onChange: (what: keyof Settings) => void,
): { showLook(): void } {
  const tags = select(elements.map(({ tag }) => tag));
  tags.value = settings.tag;
  const description = document.createElement('p');
  description.className = 'about';
  const attributes = document.createElement('div');
  attributes.className = 'attributes';

  const lookNames = themes.map(({ name }) => name);
  const look = select(
    lookNames,
    themes.map(({ label }) => label),
  );
  const width = document.createElement('input');
  Object.assign(width, { type: 'range', min: '240', max: '1200', step: '10', value: settings.width });
  const size = document.createElement('output');
  const elsewhere = document.createElement('input');
  elsewhere.type = 'checkbox';

  function showAttributes(): void {
    const element = elements.find(({ tag }) => tag === settings.tag);
    description.textContent = element?.description ?? '';
    const control = (attribute: Attribute) =>
      attributeControl(attribute, settings.attributes.get(attribute.name), (setting) => {
        settings.attributes.set(attribute.name, setting);
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
    size.value = `${settings.width} px`;
  }

  function showLook(): void {
    look.value = settings.look;
  }

  const tagRow = labelled('Element', tags, {
    onChange() {
      settings.tag = tags.value;
      showAttributes();
      onChange('tag');
    },
  });
  const lookRow = labelled('Dressed as', look, {
    onChange() {
      settings.look = look.value;
      onChange('look');
    },
  });
  const widthRow = labelled('Width of its container', width, { onChange() {} });
  width.addEventListener('input', () => {
    settings.width = width.valueAsNumber;
    showWidth();
    onChange('width');
  });
  widthRow.append(size);
  size.htmlFor.add(width.id);
  const elsewhereRow = labelled('For a page on another site', elsewhere, {
    hint: 'Full addresses in the snippet, and the policy that goes with them.',
    onChange() {
      settings.isElsewhere = elsewhere.checked;
      onChange('isElsewhere');
    },
  });

  form.append(tagRow, description, widthRow, lookRow, attributes, elsewhereRow);
  // Enter in a text field has changed it by now; there is nothing to send.
  form.addEventListener('submit', (event) => event.preventDefault());
  showAttributes();
  showWidth();
  showLook();
  return { showLook };
}
