/* The person whose data and reports the tests show. */

export const PERSON = {
  memberid: '10023',
  title: 'Dr.',
  firstname: 'Hanna',
  middlename: 'Elisabet',
  lastname: 'Lindqvist',
  email: 'hanna@nordvind.example',
  createdon: '2019-05-14T08:32:10',
};

export const FULL_NAME = 'Hanna Elisabet Lindqvist';

/** Survey entries with `values` raw values each; every name and value is unique within its entry. */
export const surveyEntries = (entries: number, values: number) =>
  Array.from({ length: entries }, (_, entry) => ({
    date: `2024-01-${String((entry % 28) + 1).padStart(2, '0')}`,
    reportid: `RPT-${entry}`,
    language: ['en', 'de', 'nl'][entry % 3],
    variant: entry % 2 ? 'Self' : 'Peer',
    raw: Object.fromEntries(
      Array.from({ length: values }, (_, value) => [`Scale ${value}`, `${entry}.${value}`]),
    ),
  }));
