/* Replaces `react-dom/client` in the compact build. Adapts preact to what the code expects of React. */
import { options, type VNode } from 'preact';

export { createRoot, hydrateRoot } from 'preact/compat/client';

/** Effects run at once, as React's do after an event. Preact would wait for the next frame. */
options.requestAnimationFrame = queueMicrotask;

/** Preact's own names of the node and the children of an element. */
interface Rendered extends VNode {
  __e?: Element | null;
  __k?: [{ __e?: Text } | null] | null;
}

const { diffed, vnode } = options;

/**
 * Ignores default props, as React does of a function. No component has any: what preact finds, a script of the page has added to
 * `Object.prototype`, and it could be HTML.
 */
options.vnode = (node) => {
  const { type, props } = node;
  vnode?.(node);
  if (typeof type === 'function') node.props = props;
};

/**
 * Shows a text again that a translating browser or another script has replaced. Like React, it does so if the text is the only
 * content of an element.
 */
options.diffed = (node: Rendered) => {
  diffed?.(node);
  const { type, props, __e: element, __k: children } = node;
  if (typeof type !== 'string' || typeof props.children !== 'string') return;
  const text = children?.[0]?.__e;
  if (text && text.parentNode !== element) element?.replaceChildren(text);
};
