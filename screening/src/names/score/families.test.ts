import { describe, expect, it } from 'vitest';
import { NAME_THRESHOLD } from '../thresholds.ts';
import { compareNames } from './score.ts';

describe('the rules of a language', () => {
  it.each([
    ['Raden Soetjipto', 'Raden Sucipto', 'Indonesian before 1972'],
    ['Tjokroaminoto', 'Cokroaminoto', 'the same, and nothing else to go by'],
    ['Syunzi Tutiya', 'Shunji Tsuchiya', 'Japanese in Kunrei'],
    ['Kenji Yamasaki', 'Kenji Yamazaki', 'two readings of the same characters'],
    ['Axmed Jaamac Xirsi', 'Ahmed Jama Hirsi', 'Somali'],
    ['Caasha Jaamac Beispiel', 'Asha Jama Beispiel', 'Somali without the x that tells it'],
    ['Mpakogiannis Spyridon', 'Spyros Bakoyannis', 'the b that Greek has no letter for'],
    ['Ntalaras Eleftherios', 'Lefteris Dalaras', 'the d that Greek has no letter for'],
    ['G/Medhin Abraha', 'Gebremedhin Abraha', 'the first half of an Ethiopian name, shortened'],
    ['Dalia Kazlauskienė', 'Dalia Kazlauskas', 'the wife of a Lithuanian'],
    ['Rasa Stankevičiūtė', 'Rasa Stankevičius', 'the daughter of a Lithuanian'],
    ['Gulnara Karim qizi Beispiel', 'Gulnara Karimovna Beispiel', 'the daughter of an Azerbaijani, as Russian says it'],
    ['Vladimirs Sokolovs', 'Vladimir Sokolov', 'Latvian'],
    ['Jana Hájková', 'Jana Hájek', 'a Czech wife, whose husband has one vowel more'],
    ['Horthy Miklós', 'Nicholas Horthy', 'the English form of a Hungarian name'],
    ['Aleksandar Ranković', 'Alexander Rankovich', 'Serbian as English writes it'],
    ['Савo Тодовић', 'Savo Todovic', 'a Latin o in a word of Cyrillic letters that all look like Latin ones'],
    ['Kang Yong Beispiel', 'Kang Ryong Beispiel', 'Korean of the North and of the South'],
  ])('makes %s and %s one name: %s', (a, b) => {
    expect(compareNames(a, b).score).toBeGreaterThanOrEqual(NAME_THRESHOLD);
  });

  it.each([
    ['Serhiy Moroz', 'Serhiy Morozov', 'a surname made of another'],
    ['Andrii Melnyk', 'Andrii Melnychuk', 'the same with another ending'],
    ['Gunnar Björnsson', 'Gunnar Bjarnason', 'sons of two fathers'],
    ['Ito Hirobumi', 'Ito Hiromi', 'two Japanese given names'],
    ['Takeshi Ozawa', 'Takeshi Ozaki', 'two Japanese surnames'],
    ['Dalia Petraitienė', 'Dalia Petrauskas', 'the wife of another Lithuanian'],
    ['Fabiano Beispiel', 'Fabiana Beispiel', 'a brother and his sister, of whom no table has her'],
    ['Christian Beispiel', 'Christine Beispiel', 'the same, with a pet form in common'],
    ['Robert Williams', 'William Roberts', 'an English surname in -s is no Latvian name'],
    ['Ali Kazemi', 'Ali Kassem', 'the family of one name, and another name of the same consonants'],
    ['Hamid Shirazi', 'Hamid Firoozi', 'two surnames of Iran'],
    ['Mehmet Aslan', 'Muhammad Ahsan', 'two given names a letter apart'],
  ])('keeps %s and %s apart: %s', (a, b) => {
    expect(compareNames(a, b).score).toBeLessThan(NAME_THRESHOLD);
  });

  it('knows that some who were made Karimovs are called Karim again', () => {
    expect(compareNames('Rustam Karim', 'Rustam Karimov').score).toBeGreaterThan(
      compareNames('Rustam Moroz', 'Rustam Morozov').score,
    );
  });
});
