import { tableRows } from '../table-rows.ts';

/**
 * Titles in Arabic letters (Arabic, Persian, Urdu). With the article some are titles that are names without it: الرائد is
 * a major, رائد is Raed.
 */
const TITLES = `
دكتور; الدكتور; دكتوره; الدكتوره; دكتر; ڈاكٹر; بروفيسور; البروفيسور; پروفسور; پروفيسر; مهندس; المهندس; الاستاذ; الرييس; الوزير
اللوا; العميد; العقيد; المقدم; الفريق; اول; المشير; العماد; الرايد; النقيب; الملازم; الركن; جنرال; الجنرال
ژنرال; جنرل; سرتيپ; سرلشكر; سرهنگ; كرنل; اقاي; خانم; جناب; مسٹر; محترمه
ايت الله; ايه الله; العظمي; حجت الاسلام; حجه الاسلام; والمسلمين
`;

/** Each letter as the languages write it; what is joined by a sign without width may also stand apart. */
const WRITTEN: Partial<Record<string, string>> = {
  ا: '[اأإآ]',
  ي: '[يیىئ]',
  ك: '[كک]',
  ه: '[هہة]',
  ' ': String.raw`\s*`,
};

const title = tableRows(TITLES)
  .map((words) => Array.from(words.join(' '), (letter) => WRITTEN[letter] ?? letter).join(''))
  .join('|');

/** Titles, and a doctor's initial, before two more words. */
export const ARABIC_TITLES = new RegExp(String.raw`^(?:(?:${title})ء?\s+|د[./]\s*)+(?=\S+\s+\S)`, 'u');
