/** What the playground uses of the manifest, which the build derives from the table of attributes. */
export interface ElementDescription {
  tagName: string;
  description: string;
  attributes: readonly {
    name: string;
    description: string;
    default?: string;
    /** The allowed values, such as `'auto' | 'light'`, or `string`. */
    type: { text: string };
  }[];
  events: readonly { name: string }[];
}

/** Replaces the inputs of a form by one for the name of the element and one for each of its attributes. Keeps what is filled in. */
export function showInputs(
  form: HTMLFormElement,
  elements: readonly ElementDescription[],
  tag: string,
): void {
  const values = new FormData(form);
  const tags = elements.map(({ tagName }) => tagName);
  const { description: purpose = '', attributes = [] } =
    elements.find(({ tagName }) => tagName === tag) ?? {};
  values.set('element', tag);
  form.replaceChildren(
    labelled('element', createSelect(tags), purpose),
    ...attributes.map(({ name, description, default: initial, type }) => {
      const literals = Array.from(type.text.matchAll(/'([^']*)'/g), ([, literal = '']) => literal);
      const hint = initial ? `${description} Default: ${initial}.` : description;
      return labelled(name, literals.length > 0 ? createSelect(['', ...literals]) : createTextInput(), hint);
    }),
  );

  function labelled(name: string, input: HTMLInputElement | HTMLSelectElement, hint: string): HTMLElement {
    const label = document.createElement('label');
    const id = `set-${name}`;
    Object.assign(label, { htmlFor: id, textContent: name });
    const small = document.createElement('small');
    Object.assign(small, { id: `${id}-hint`, textContent: hint.replaceAll('`', '') });
    Object.assign(input, { id, name, value: values.get(name) ?? '' });
    input.setAttribute('aria-describedby', small.id);
    const row = document.createElement('div');
    row.append(label, input, small);
    return row;
  }
}

/** The attributes that are filled in. */
export function readAttributes(form: HTMLFormElement): (readonly [name: string, value: string])[] {
  return Array.from(new FormData(form), ([name, value]) => [name, String(value)] as const).filter(
    ([name, value]) => name !== 'element' && value,
  );
}

function createSelect(values: readonly string[]): HTMLSelectElement {
  const select = document.createElement('select');
  select.append(...values.map((value) => new Option(value || '(not set)', value)));
  return select;
}

function createTextInput(): HTMLInputElement {
  return Object.assign(document.createElement('input'), { autocomplete: 'off', spellcheck: false });
}
