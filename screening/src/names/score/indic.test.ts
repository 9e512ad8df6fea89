import { describe, expect, it } from 'vitest';
import { NAME_THRESHOLD } from '../thresholds.ts';
import { compareNames } from './score.ts';

describe('a name in an Indian script', () => {
  it.each([
    ['কমলা বন্দ্যোপাধ্যায়', 'Kamala Bandyopadhyay', 'Bengali, with letters joined'],
    ['বিকাশ বিশ্বাস', 'Bikash Biswas', 'a joined b that is spoken as w'],
    ['মোছাঃ ফাতেমা খাতুন', 'Mst. Fatema Khatun', 'a title that is cut off'],
    ['মোঃ শহিদুল ইসলাম', 'Md Shahidul Islam', 'the same of a man, and an article'],
    ['কুলদীপ সিংহ', 'Kuldip Singh', 'a vowel within that nobody speaks'],
    ['ਕੁਲਦੀਪ ਸਿੰਘ ਗਿੱਲ', 'Kuldeep Singh Gill', 'a doubled consonant of Punjabi'],
    ['प्रज्ञा ठाकुर', 'Pragya Thakur', 'two letters that are spoken as two others'],
    ['शत्रुघ्न सिन्हा', 'Shatrughan Sinha', 'a vowel at the end that may be silent'],
    ['के. आर. नारायणन', 'K. R. Narayanan', 'initials by the names of their letters'],
    ['ಹೆಚ್. ಡಿ. ಕುಮಾರಸ್ವಾಮಿ', 'H. D. Kumaraswamy', 'the same in Kannada'],
    ['കെ. കെ. ശൈലജ', 'K. K. Shailaja', 'the same in Malayalam'],
    ['மு. கருணாநிதி', 'M. Karunanidhi', 'a Tamil initial'],
    ['எஸ். பாலசுப்பிரமணியன்', 'S. Balasubramanian', 'Tamil, which has one letter for p and b'],
    ['எம். ஜி. ராமச்சந்திரன்', 'M. G. Ramachandran', 'an initial by the name of another letter'],
    ['டி. கே. சிவகுமார்', 'D. K. Shivakumar', 'one letter for the initials T and D'],
    ['C. V. Shanmugam', 'சி. வி. சண்முகம்', 'one letter for the initials S and C'],
    ['ஃபாத்திமா பீவி', 'Fathima Beevi', 'a sign that makes an f of a p'],
    ['இரா. சம்பந்தன்', 'R. Sampanthan', 'a vowel that Tamil puts before an r'],
    ['எடப்பாடி பழனிசாமி', 'Edappadi Palaniswami', 'a zh that is written as an l'],
    ['தமிழிசை சௌந்தரராஜன்', 'Tamilisai Soundararajan', 'the same behind an i'],
    ['தமிழ்ச்செல்வி முருகன்', 'Tamilselvi Murugan', 'one letter for s and ch, and for k and g'],
    ['அன்பழகன் கந்தசாமி', 'Anbazhagan Kandasamy', 'an n before a b'],
    ['அன்ரன் பாலசிங்கம்', 'Anton Balasingham', 'a t as Sri Lanka writes it'],
    ['வெற்றி', 'Vetri', 'a doubled r that is spoken as tr'],
    ['அப்துல் கலாம்', 'Abdul Kalam', 'an Arabic name of two words'],
    ['රනිල් වික්‍රමසිංහ', 'Ranil Wickremesinghe', 'a sign that joins letters, and Sinhala'],
    ['ବିଶ୍ୱଭୂଷଣ ହରିଚନ୍ଦନ', 'Biswabhusan Harichandan', 'Odia'],
    ['వెంకటేశ్ రెడ్డి', 'Venkatesh Reddy', 'Telugu'],
  ])('makes %s and %s one name: %s', (a, b) => {
    expect(compareNames(a, b).score).toBeGreaterThanOrEqual(NAME_THRESHOLD);
  });

  it.each(['डॉ.', 'ডা.'])('has the title %s, which is no initial', (title) => {
    expect(compareNames(`${title} अनीता देसाई`, 'Anita Desai')).toEqual(compareNames('अनीता देसाई', 'Anita Desai'));
  });

  it.each([
    ['ચેતના પરીખ', 'Chetan Parikh', 'a woman and a man'],
    ['कमला जोशी', 'Kamal Joshi', 'the same'],
    ['निर्मला अधिकारी', 'Nirmal Adhikari', 'the same'],
    ['मुकेश पांडे', 'Mahesh Pandey', 'vowels that are all written'],
    ['அப்துல் கலாம்', 'Abdul Kareem', 'another vowel in Tamil'],
    ['டி. கே. சிவகுமார்', 'N. K. Shivakumar', 'another initial'],
    ['কমল সেন', 'Kamini Sen', 'a vowel that is missing at the end'],
  ])('keeps %s and %s apart: %s', (a, b) => {
    expect(compareNames(a, b).score).toBeLessThan(NAME_THRESHOLD);
  });
});
