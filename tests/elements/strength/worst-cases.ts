/* Passwords that take the strength meter longest, as functions of their length. */

const repeated =
  (pattern: string): ((length: number) => string) =>
  (length) =>
    pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);

/** Characters of an alphabet, reproducible (a linear congruential generator). */
const random =
  (alphabet: string): ((length: number) => string) =>
  (length) => {
    let state = length;
    return Array.from({ length }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return alphabet[Math.floor((state / 2 ** 32) * alphabet.length)];
    }).join('');
  };

/** Repeats within repeats: a, ab, aba, abaab … */
function fibonacci(length: number): string {
  let [last, word] = ['a', 'ab'];
  while (word.length < length) [last, word] = [word, word + last];
  return word.slice(0, length);
}

function dates(length: number): string {
  let text = '';
  for (let day = 1; text.length < length; day += 1)
    text += `${(day % 28) + 1}${(day % 12) + 1}${1950 + (day % 90)}`;
  return text.slice(0, length);
}

export const WORST_CASES: Record<string, (length: number) => string> = {
  'one character': repeated('a'),
  'one leet character': repeated('4'),
  'two characters': repeated('ab'),
  'all leet characters': repeated('4@8({[</369&#!1/|0$5+7%2/'),
  'ambiguous leet characters': repeated('1!|7<'),
  'similar characters': random('1!|il'),
  'random leet characters': random('4@8({[<369&#!1/|0$5+7%2^\\vun'),
  'a leet word': repeated('p4$$w0rd'),
  'leet words': repeated('tr0ub4d0r|)r4g0n$un$h1n3m0nk3y|_|'),
  'a keyboard walk': repeated("qwertyuiop[]';lkjhgfdsazxcvbnm,./"),
  'a zigzag keyboard walk': repeated('qazxswedcvfrtgbnhyujmkiolp'),
  'random printable characters': random(
    ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~',
  ),
  'random digits': random('0123456789'),
  'random common letters': random('etaoinshrdlu'),
  'two random characters': random('a1'),
  'many dates': dates,
  'one date': repeated('11121991'),
  'dates with separators': repeated('1.1.91-02/03/2004_'),
  'recent years': repeated('199019911992200320042005'),
  'words in a row': repeated('correcthorsebatterystaplewonderfulmountainunderstanding'),
  'short words in a row': repeated('iloveyouandhewillbetheoneforalltimeinthesun'),
  'numbers in words': repeated('onetwothreefourfivesixseveneightnineten'),
  separators: repeated('a-b-c-d_e f.'),
  'the alphabet': repeated('abcdefghijklmnopqrstuvwxyz'),
  'pairs of characters': repeated('aabbccddeeffgghhiijjkkllmmnnooppqqrrssttuuvvwwxxyyzz'),
  'repeats within repeats': fibonacci,
  'capitals and small letters': repeated('PaSsWoRd'),
  emoji: repeated('👩‍👩‍👧‍👦🏳️‍🌈'),
  'combining marks': repeated('a\u0300\u0301\u0302\u0303'),
  'letters of many scripts': random('ąćęłńóśźżäöüßéèêçñøåİıЖдя漢字かな한글עבריתالعربية'),
  'lone surrogates': repeated('\ud800a\udc00'),
  'white space': repeated(' \t\u00a0\u2003'),
  'line breaks': repeated('a\n'),
  'names of properties': repeated('constructor__proto__hasOwnProperty'),
  'the user’s name': repeated('annakowalska'),
  // Found by mutating passwords and keeping the slowest.
  'mutated repeats': repeated('1a111carric-a1aomkoping1aa111a1a1externe11aa111a11destiverizon11'),
  'mutated dates and leet words': repeated('a105031986eykustermanswdletterp4ss123pail1ament$macklinoph3lid0'),
  'mutated digits': repeated('1r56560358537v1575423438351a025663139293330087551820005895040321'),
  'mutated similar characters': repeated('1l1l!|l!lil|1!!111iii1i!!1!1|i!l|ilil|iii1i!!1!1|i!1111!!111iuis'),
};

/** Includes the lengths around the limits of what the meter reads. */
export const LENGTHS = [8, 16, 24, 32, 48, 64, 65, 72, 100, 128, 200, 256, 257, 1_000, 10_000];
