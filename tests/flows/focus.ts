import type { ElementHandle, Page } from 'playwright/test';

/** The focused element, including those in shadow roots. */
export async function focusedElement(page: Page): Promise<ElementHandle<Element>> {
  const handle = await page.evaluateHandle(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element ?? document.body;
  });
  return handle;
}
