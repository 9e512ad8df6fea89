/** Words that name a kind of organisation in Chinese and Japanese characters, and what lists write for them. */
const ROWS = `
有限责任公司 有限責任公司 股份有限公司 有限公司 co ltd; 株式会社 株式會社 kabushiki kaisha; 公司 company; 集团 集團 group; 控股 holding
银行 銀行 bank; 技术 技術 科技 technology; 电子 電子 electronics; 国际 國際 国際 international; 贸易 貿易 trading; 进出口 進出口 import export
重工业 重工業 重工 heavy industries; 工业 工業 industries; 实业 實業 industrial; 石油 petroleum; 化工 chemical; 天然气 天然氣 gas
航运 航運 海运 海運 shipping; 航空 aviation; 物流 logistics; 投资 投資 investment; 发展 發展 development; 中国 中國 china
大学 大學 university; 研究院 研究所 research institute; 科学院 科學院 academy of sciences; 建设 建設 建筑 建築 construction
工程 engineering; 机械 機械 machinery; 设备 設備 equipment; 能源 energy; 电力 電力 power; 钢铁 鋼鐵 steel; 汽车 汽車 automobile
通信 通訊 communications; 电信 電信 telecommunications; 保险 保險 insurance; 证券 證券 securities; 企业 企業 enterprise
`;

const terms = new Map<string, string>();
for (const row of ROWS.trim().split(/[;\n]/)) {
  const words = row.trim().split(' ');
  const english = words.filter((word) => /^[a-z]/.test(word)).join(' ');
  for (const word of words) if (!/^[a-z]/.test(word)) terms.set(word, english);
}

/** The longest first: 有限公司 is no 公司. */
const TERMS = new RegExp(`(${[...terms.keys()].sort((a, b) => b.length - a.length).join('|')})`);

export interface WrittenTerm {
  source: string;
  /** The same, or what it is in English. */
  text: string;
}

/** "华为技术有限公司" is a name, a trade and a legal form. */
export function splitCharacters(word: string): WrittenTerm[] {
  const parts = word.split(TERMS).filter((part) => part !== '');
  return parts.map((source) => ({ source, text: terms.get(source) ?? source }));
}
