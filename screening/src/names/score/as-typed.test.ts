import { describe, expect, it } from 'vitest';
import { NAME_THRESHOLD } from '../thresholds.ts';
import { compareNames } from './score.ts';

const score = (a: string, b: string): number => compareNames(a, b).score;

describe('a name as papers and officers write it', () => {
  it.each([
    ['P<UTOBEISPIEL<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'Anna Maria Beispiel', 'the line of a passport'],
    ['BEISPIEL<MUSTER<<BJOERN<<<<<<<<', 'Björn Beispiel-Muster', 'the same without its first letters'],
    ['Rt Hon Sir Otto Beispiel KCMG MP', 'Otto Beispiel', 'titles before and orders behind the name'],
    ['Abdul MAJEED, Ph.D., M.D.', 'Abdul Majeed', 'degrees with full stops'],
    ['H.E. Abdul MAJEED OBE', 'Abdul Majeed', 'how an ambassador is addressed'],
    ['Mx Abdul MAJEED CPA', 'Abdul Majeed', 'a title and an office'],
    ['Beispielullah FNU', 'Beispielullah', 'no first name known'],
    ['Omar Iqbal s/o Ghulam Beispiel', 'Omar Iqbal', 'a father left out'],
    ['WICKRAMASINGHE BEISPIELIGE NIMA', 'Nimal Wickramasinghe Beispielige', 'a column too narrow, surname first'],
    ['EJEMPLO MUESTRA ANA MA', 'Ana Marta Ejemplo Muestra', 'a narrow column, with the spaces in it'],
    ['Lakshmi Bai', 'Laxmibai', 'a name written apart and in other letters'],
    ['Gholam Hossein Beispiel', 'Qolamhosein Beispiel', 'the same beside another word'],
    ['MK Gandhi', 'Mohandas Karamchand Gandhi', 'initials written together'],
    ['JRR Tolkien', 'John Ronald Reuel Tolkien', 'three of them'],
    ['EM Forster', 'Edward Morgan Forster', 'with a vowel, but in capitals'],
    ['Chun Y. Choe', 'Choe Chun-yong', 'the second syllable as its initial'],
    ['Youn Tong Chu', 'Yun Dong-ju', 'a rarer spelling of a Korean surname'],
    ['Juan Karlos', 'Juan Carlos', 'two given names that could be syllables of China'],
    ['Viktor1 Sampleson22', 'Viktor Sampleson', 'words that somebody counted'],
    ['Rahee1 Beispie1', 'Raheel Beispiel', 'last letters that a scanner read as digits'],
    ['Elena Primerova (Beispiel)', 'Elena Beispiel', 'another surname in brackets'],
    ['Mary Ellen Example (née Walsh)', 'Mary Ellen Walsh', 'a maiden name'],
    ['Sudarexample alias Abu Beispiel', 'Sudarexample', 'an alias'],
    ['Jana Nováková', 'Jana Novak', 'the surname of her husband'],
    ['Wang Chien-kuo', '王建国', 'two syllables that join to another one'],
    ['Ivan Salauyou', 'Ivan Solovyov', 'a Belarusian spelling'],
    ['Nonso Example', 'Chinonso Example', 'an Igbo short form'],
    ['Abul Rahim Beispiel', 'Abdul Rahim Beispiel', 'a letter of Abdul left out before a name of God'],
    ['Otto Abed Rabboh', 'Otto Abd-Rabbuh', 'another word for servant'],
    ['Maulvi Abdul Kabir', 'Abdul Kabir', 'a title beside a name of two words'],
    ['Khan Abdul Ghaffar Khan', 'Abdul Ghafar Khan', 'a title that is the surname too'],
    ['José Beispiel', 'José Beispiel Carvalho Pinto de Ejemplo', 'most of a long name left out'],
    ['Shmuel Beispiel', 'Samuel Beispiel', 'a name of the Bible in Hebrew'],
    ['Yehezkel Beispiel', 'Ezekiel Beispiel', 'another'],
    ['Itzhak Beispiel', 'Yitzchok Beispiel', 'as Ashkenazim say it'],
    ['Rıza Beispiel', 'Reza Beispiel', 'a Persian name in Turkish'],
    ['Rade Beispiel', 'Radovan Beispiel', 'a Serbian short form'],
  ])('%s is %s: %s', (a, b) => {
    expect(score(a, b)).toBeGreaterThan(NAME_THRESHOLD);
    expect(score(a, b)).toBeLessThan(1);
  });
});

describe('somebody else', () => {
  it.each([
    ['Yahya Hussein al-Beispiel', 'Hussein Yahya al-Beispiel', 'each called like the father of the other'],
    ['Omar Iqbal s/o Ghulam Beispiel', 'Ghulam Beispiel', 'the father'],
    ['Elnur Ceyhun oğlu Beispiel', 'Ceyhun Beispiel', 'the father, marked behind his name'],
    ['Guðrún Jónsdóttir', 'Guðrún Jónasdóttir', 'the daughter of another'],
    ['Abd al-Aziz Beispiel', 'Abd al-Azim Beispiel', 'the servant by another name'],
    ['Fco. Javier Ejemplo', 'Federico Javier Ejemplo', 'the abbreviation of another name'],
    ['Otto Tsvetkov', 'Otto Tsvetaev', 'another known surname'],
    ['Otto Korolkov', 'Otto Korolyov', 'one more'],
    ['Azamat Beispiel', 'Azat Beispiel', 'another known given name'],
    ['Naji Beispiel', 'Najib Beispiel', 'one that is longer by a letter'],
    ['Kenichiro Beispiel', 'Shinichiro Beispiel', 'another first son of Japan'],
    ['Lee Sung-min', 'Lee Sung-jin', 'a syllable that begins with another consonant'],
    ['JF Kennedy', 'Robert Francis Kennedy', 'initials of his brother'],
    ['Jo Beispiel', 'James Oliver Beispiel', 'a name that could be initials'],
    ['Otto BAH', 'Otto Benno Anton Hugo', 'a surname in capitals'],
    ['Shmuel Beispiel', 'Shimon Beispiel', 'another name of the Bible'],
    ['Singh, Arjun', 'Ri U’n So’ng', 'syllables of Korea that look like known names'],
    ['O. M.', 'Ottokar Mustermann', 'two initials, which are nobody’s name'],
    ['M.D. Beispiel', 'Otto Beispiel', 'initials that would be a degree behind a name'],
    ['The Doctor', 'The General', 'another title behind the article'],
    ['Ali Hassan', 'Ali Hassan al-Beispiel al-Muster al-Ejemplo', 'hardly anything met, and all of it common'],
  ])('%s is not %s: %s', (a, b) => expect(score(a, b)).toBeLessThan(NAME_THRESHOLD));
});

describe('organisations and ships', () => {
  it.each([
    ['26th Example Center', '26 Example Centre', 'organisation'],
    ['Plant 9 JSC', 'Plant Nine JSC', 'organisation'],
    ['Factory 7', 'Factory No. 7', 'organisation'],
    ['Khatam al-Beispiel HQ', 'Khatam ol Beispiel Headquarters', 'organisation'],
    ['Beispiel d/b/a Acme Consulting', 'Beispiel', 'organisation'],
    ['Tug Boat Beispiel', 'BEISPIEL', 'vessel'],
  ] as const)('%s is %s', (a, b, kind) => expect(compareNames(a, b, kind).score).toBeGreaterThan(NAME_THRESHOLD));

  it('takes no number for another one that was cut off', () => {
    const { score: other } = compareNames('Example Capital Fund II LP', 'Example Capital Fund III LP', 'organisation');
    expect(other).toBeLessThan(0.9);
  });

  it.each([
    ['26th Example Center', '36th Example Center', 'organisation'],
    ['Factory 7', 'Factory No. 8', 'organisation'],
    ['OCEAN PRINCESS', 'OCEAN PRINCE', 'vessel'],
    ['BLUE PEARL', 'BLACK PEARL', 'vessel'],
  ] as const)('%s is not %s', (a, b, kind) => expect(compareNames(a, b, kind).score).toBeLessThan(NAME_THRESHOLD));
});
