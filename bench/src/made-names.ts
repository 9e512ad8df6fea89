import { emptyEntity, type ListEntity } from '@afc/screening/lists/entity';
import { addName } from '@afc/screening/lists/list-names';
import { randomNumbers } from './random-numbers.ts';

const GIVEN =
  'Mohammed Ahmad Ali Hassan Omar Yusuf Ibrahim Khalid Sergei Dmitri Viktor Olga Natalia Juan Jose Maria Carlos Luis Ana Pedro Kim Jong Chol Song Wei Li Fatima Amina Joseph Grace Peter Paul Anna Marco Giulia Hans Ingrid Jean Marie Karim Rashid Tariq Abdul'.split(
    ' ',
  );
const START =
  'Ba Be Bo Cha Da De Do Fa Ga Go Ha He Ho Ja Ka Ko Kha La Le Lo Ma Me Mo Na Ne No Pa Pe Ra Re Ro Sa Se So Sha Ta Te To Va Vo Wa Ya Za Zha'.split(
    ' ',
  );
const MIDDLE =
  'ra ri ro la li lo na ni no ma mi mo sa si ta ti to da di ka ki ko ba bi va vi ga gi dha mba nzo rre ssa'.split(' ');
const END = 'n r s d m l v ni ri li ov ev in ez as os an ian oglu shvili zai ullah sson berg mann'.split(' ');

/** People who do not exist, with given names that many share and family names that few do. */
export function madeList(size: number, seed = 7): ListEntity[] {
  const random = randomNumbers(seed);
  const pick = (words: readonly string[]): string => words[Math.floor(random() * words.length)] ?? '';
  const family = (): string => pick(START) + pick(MIDDLE) + (random() < 0.5 ? pick(MIDDLE) : '') + pick(END);
  return Array.from({ length: size }, (_, i) => {
    const entity = emptyEntity(`made-${i}`, 'person');
    const name = family();
    addName(
      entity,
      `${name.toUpperCase()}, ${pick(GIVEN)} ${random() < 0.5 ? pick(GIVEN) : family()}`,
      'primary',
      'strong',
    );
    addName(entity, `${pick(GIVEN)} ${changeLetters(name, random)}`, 'alias', 'strong');
    return entity;
  });
}

/** One slip in about every second word. */
export function changeLetters(text: string, random: () => number): string {
  return text.replace(/\p{L}{4,}/gu, (word) => {
    if (random() < 0.5) return word;
    const at = 1 + Math.floor(random() * (word.length - 1));
    const letter = String.fromCharCode(97 + Math.floor(random() * 26));
    const [before, after] = [word.slice(0, at), word.slice(at)];
    return random() < 0.5 ? before + letter + after : before + letter + after.slice(1);
  });
}
