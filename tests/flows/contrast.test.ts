import type { Locator } from 'playwright/test';
import { contrast } from '../../src/kit/contrast.ts';
import { waitForAnimations } from '../support/animations.ts';
import { LONG } from '../support/tags.ts';
import { emailOf, expect, test } from './portal.ts';

/** WCAG 2.2, 1.4.11. */
const LEAST = 3;

const THEMES = ['light', 'dark'] as const;

test.use({ members: { defaultregistration: true } });

/** The contrast of a colour of an element to what is behind the element. */
async function contrastOf(element: Locator, name: 'borderTopColor' | 'outlineColor' | 'backgroundColor') {
  const [own, behind] = await element.evaluate((node, property) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    const ancestors: Element[] = [];
    for (
      let each: Node | null = node.parentNode;
      each;
      each = each instanceof ShadowRoot ? each.host : each.parentNode
    )
      if (each instanceof Element) ancestors.unshift(each);
    const colorAfter = (color: string) => {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const below = ancestors.map((each) => colorAfter(getComputedStyle(each).backgroundColor)).at(-1);
    return [colorAfter(getComputedStyle(node)[property]), below];
  }, name);
  return contrast(own ?? [], behind ?? []);
}

for (const colorScheme of THEMES)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the borders of fields and buttons, errors and the focus stand out from the page', {
      tag: colorScheme === 'dark' ? LONG : [],
    }, async ({ page, portal }) => {
      await portal.open('register');
      await expect(portal.field('Email address')).toBeVisible();
      const field = portal.field('First name');
      const terms = page.locator('[name=agreeTC]');
      expect(await contrastOf(field, 'borderTopColor'), 'field').toBeGreaterThan(LEAST);
      expect(await contrastOf(terms, 'borderTopColor'), 'checkbox').toBeGreaterThan(LEAST);

      await field.focus();
      await page.evaluate(waitForAnimations);
      expect(await contrastOf(field, 'outlineColor'), 'focused field').toBeGreaterThan(LEAST);
      await page.keyboard.press('Enter');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await page.evaluate(waitForAnimations);
      expect(await contrastOf(field, 'borderTopColor'), 'error').toBeGreaterThan(LEAST);

      await portal.open();
      const submit = portal.button('Continue');
      expect(await contrastOf(submit, 'backgroundColor'), 'button').toBeGreaterThan(LEAST);
      await submit.focus();
      expect(await contrastOf(submit, 'outlineColor'), 'focused button').toBeGreaterThan(LEAST);
      await portal.submitEmail(emailOf('both'));
      expect(await contrastOf(portal.choice('Member'), 'borderTopColor'), 'choice').toBeGreaterThan(LEAST);
    });
  });
