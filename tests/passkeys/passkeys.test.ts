/* Passkeys in Firefox, as tests/flows/passkeys/ has them in Chromium. */
import { emailOf } from '../flows/portal.ts';
import type { Visitor } from '../smoke/smoke-test.ts';
import { expect, test } from './passkey-test.ts';

const WITH_BUTTON = 'Use a passkey';

const PEOPLE = [
  { key: 'adminWithoutCode', area: '/admin' },
  { key: 'memberWithPassword', area: '/member' },
] as const;
const [admin, member] = PEOPLE;

async function reachOffer(visitor: Visitor, { key }: (typeof PEOPLE)[number]): Promise<void> {
  await visitor.signIn(key);
  await visitor.sees('Log in faster next time');
}

/** Ends with the login, signed out. */
async function createPasskey(visitor: Visitor, person: (typeof PEOPLE)[number]): Promise<void> {
  await reachOffer(visitor, person);
  await visitor.click('Create a passkey');
  await visitor.isAt(person.area);
  // An answer that arrives later would set a cookie again.
  await visitor.sees(emailOf(person.key));
  await visitor.driver.reset();
  await visitor.open();
}

for (const person of PEOPLE)
  test(`${person.key} creates a passkey and signs in with the button`, async ({ visitor, device }) => {
    await createPasskey(visitor, person);
    expect(await device.passkeys()).toHaveLength(1);
    await visitor.click(WITH_BUTTON);
    await visitor.sees(emailOf(person.key));
    await visitor.isAt(person.area);
  });

for (const rendering of ['shadow', 'light'] as const)
  for (const opening of ['a click', 'the arrow key'])
    test.describe(`rendering="${rendering}"`, () => {
      test.use({ rendering, menu: true });

      test(`a passkey is in the menu that ${opening} opens`, async ({ visitor, firefox, device }) => {
        await createPasskey(visitor, member);
        expect(await device.passkeys()).toHaveLength(1);
        await expect.poll(firefox.isAsked, { timeout: 20_000 }).toBe(true);
        await (opening === 'a click' ? visitor.clickField('Email address') : firefox.press('ArrowDown'));
        await expect.poll(firefox.passkeyEntries).toBe(2);
        await firefox.press('ArrowDown');
        await firefox.press('Enter');
        await visitor.sees(emailOf(member.key));
      });
    });

test('a device that does not recognise the person creates no passkey, and says so', async ({
  visitor,
  device,
}) => {
  await device.recognise(false);
  await reachOffer(visitor, member);
  await visitor.click('Create a passkey');
  await visitor.sees('No passkey was created. You can try again, or go on without one.');
  expect(await device.passkeys()).toEqual([]);
  await visitor.click('Not now');
  await visitor.isAt(member.area);
});

test('a device that does not recognise the person signs nobody in, and says so', async ({
  visitor,
  device,
}) => {
  await createPasskey(visitor, member);
  await device.recognise(false);
  await visitor.click(WITH_BUTTON);
  await visitor.sees('No passkey was used. You can try again, or log in with your email address.');
  await device.recognise(true);
  await visitor.click(WITH_BUTTON);
  await visitor.sees(emailOf(member.key));
});

test('a passkey of another person signs in that person, whatever the field holds', async ({
  visitor,
  device,
}) => {
  await createPasskey(visitor, member);
  expect(await device.passkeys()).toHaveLength(1);
  await visitor.fill('Email address', emailOf(admin.key));
  await visitor.click(WITH_BUTTON);
  await visitor.sees(emailOf(member.key));
});

test('a passkey that the server does not know is named', async ({ visitor, device }) => {
  await device.addUnknown();
  await visitor.open();
  await visitor.click(WITH_BUTTON);
  await visitor.sees("This passkey isn't known here any more. Please log in with your email address.");
  await visitor.enter('email', emailOf(member.key));
  await visitor.sees('Password');
});
