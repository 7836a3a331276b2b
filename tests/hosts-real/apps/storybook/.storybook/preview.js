import { setCustomElementsManifest } from '@storybook/web-components-vite';
import manifest from 'login-portal/custom-elements.json';
import { action } from 'storybook/actions';

setCustomElementsManifest(manifest);

for (const name of ['portal-success', 'portal-error'])
  document.addEventListener(name, ({ detail }) => action(name)(detail));

/** Storybook takes `'light' | 'dark'` of a manifest for the name of a type. This makes a choice of it. */
function withControl(argType) {
  if (!/^(properties|attributes)$/.test(argType.table?.category))
    return { ...argType, control: { disable: true } };
  const value = Array.from(argType.type.name.matchAll(/'(.+?)'/g), ([, text]) => text);
  return { ...argType, type: value.length > 0 ? { name: 'enum', value } : { name: 'string' } };
}

const withControls = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, withControl(argType)]));

export default {
  argTypesEnhancers: [withControls],
  // Storybook sets properties, which have no hyphen in their names.
  parameters: { controls: { exclude: /-/ } },
};
