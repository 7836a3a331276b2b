import { expect } from 'chai';
import { titleOf } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { PERSON, PRIVATE, show } from '../../support/private-data.ts';
import { find, findAll, textOf } from '../../support/shadow.ts';

const shown = (data: object) => show(PRIVATE['personal data'], { personal: PERSON, ...data });
const part = (element: Element, name: string) => find(element, `[part=${name}]`);

const rowsOf = (element: Element, row: string) =>
  findAll(element, row).map((row) => [...row.children].map(({ textContent }) => textContent));

describe('odd personal data', () => {
  before(loadElements);

  it('shows names that mean something to JavaScript, and no more than was sent', async () => {
    const odd = JSON.parse('{"__proto__":"a","constructor":"b","toString":"c","":"d","hasOwnProperty":"e"}');
    const element = await shown({ extra: odd, survey: [{ date: '2024-01-10', raw: odd }] });
    const rows = [
      ['__proto__', 'a'],
      ['constructor', 'b'],
      ['toString', 'c'],
      ['', 'd'],
      ['hasOwnProperty', 'e'],
    ];
    expect(rowsOf(element, 'tr')).to.deep.equal(rows);
    expect(rowsOf(part(element, 'extra'), 'dl > div')).to.deep.equal(rows);
  });

  it('greets a person without a name as a whole sentence', async () => {
    expect(titleOf(await shown({ personal: {} }))).to.equal('Your personal data');
  });

  it('shows no date where there is none', async () => {
    const element = await shown({ survey: [{ date: 'wave 2', raw: { a: 1 } }] });
    expect(textOf(part(element, 'survey-entry'))).to.match(/^wave 2/);
  });
});
