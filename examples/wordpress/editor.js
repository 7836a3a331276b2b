/* The block in the editor: a preview by the server, and a field for each attribute and slot of the element. */
((wp, { elements, siteOnly, texts }) => {
  const { createElement: h } = wp.element;
  const { InspectorControls, useBlockProps } = wp.blockEditor;
  const { Disabled, PanelBody, SelectControl, TextControl, TextareaControl } = wp.components;
  const BLOCK = 'login-portal/element';

  /** Sets one entry, or removes it if the text is empty, so that the default applies. */
  const changed = (all, name, text) => {
    const { [name]: _, ...others } = all;
    return text === '' ? others : { ...others, [name]: text };
  };

  function attributeField([name, { description: help, values }], all, onChange) {
    const common = {
      key: name,
      label: name,
      help,
      value: all[name] ?? '',
      onChange: (text) => onChange(changed(all, name, text)),
    };
    if (values.length === 0) return h(TextControl, common);
    const options = values.map((value) => ({ value, label: value }));
    return h(SelectControl, { ...common, options: [{ value: '', label: texts.default }, ...options] });
  }

  const slotField = ([name, help], all, onChange) =>
    h(TextareaControl, {
      key: name,
      label: name,
      help,
      value: all[name] ?? '',
      onChange: (text) => onChange(changed(all, name, text)),
    });

  function Edit({ attributes: block, setAttributes }) {
    const { attributes, slots } = elements[block.element];
    const own = Object.entries(attributes).filter(([name]) => !siteOnly.includes(name));
    const set = (name) => (value) => setAttributes({ [name]: value });
    const slotFields = Object.entries(slots).map((slot) => slotField(slot, block.slots, set('slots')));
    // The portal must not change the address of the editor.
    const preview = { ...block, attributes: changed(block.attributes, 'routing', '') };
    return h(
      'div',
      useBlockProps(),
      h(
        InspectorControls,
        null,
        h(
          PanelBody,
          { title: texts.attributes },
          own.map((attribute) => attributeField(attribute, block.attributes, set('attributes'))),
        ),
        slotFields.length > 0 && h(PanelBody, { title: texts.slots }, slotFields),
      ),
      h(Disabled, null, h(wp.serverSideRender, { block: BLOCK, attributes: preview, httpMethod: 'POST' })),
    );
  }

  wp.blocks.registerBlockType(BLOCK, { edit: Edit });
})(window.wp, loginPortalData);
