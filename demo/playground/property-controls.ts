import { createControl, createSelect } from './controls.ts';
import type { CustomProperty } from './manifest.ts';
import { propertyControl } from './property-control.ts';

/**
 * A list of custom properties and the controls of those in use: the chosen property and all properties with a value.
 * @param properties The same for every element.
 * @param values Changed by the controls.
 */
export function propertyControls(
  properties: readonly CustomProperty[],
  values: Map<string, string>,
  context: Element,
  onChange: () => void,
): HTMLElement {
  const names = properties.map(({ name }) => name);
  const list = createSelect(['', ...names], ['(choose one)', ...names]);
  const inUse = document.createElement('div');
  inUse.className = 'properties';
  const controls = new Map<string, HTMLElement>();

  function controlOf(property: CustomProperty): HTMLElement {
    const existing = controls.get(property.name);
    if (existing) return existing;
    const control = propertyControl(property, context, (value) => {
      if (value) values.set(property.name, value);
      else values.delete(property.name);
      onChange();
    });
    controls.set(property.name, control);
    return control;
  }

  function showControls(): void {
    const chosen = properties.filter(({ name }) => name === list.value);
    const others = properties.filter(({ name }) => name !== list.value && values.has(name));
    inUse.replaceChildren(...[...chosen, ...others].map(controlOf));
  }

  const hint = 'Sets the property in the preview. All elements have the same custom properties.';
  const { row } = createControl('Custom property', list, { hint, onChange: showControls });
  const group = document.createElement('div');
  group.className = 'property-group';
  group.append(row, inUse);
  return group;
}
