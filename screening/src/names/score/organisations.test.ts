import { describe, expect, it } from 'vitest';
import { NAME_THRESHOLD } from '../thresholds.ts';
import { compareNames } from './score.ts';

describe('organisations', () => {
  const compare = (a: string, b: string) => compareNames(a, b, 'organisation').score;

  it.each([
    ['Siemens Aktiengesellschaft', 'Siemens AG'],
    ['OAO Gazprom', 'Open Joint Stock Company Gazprom'],
    ['Al Qaeda', "Al-Qa'ida/Islamic Army"],
    ['PLA', "People's Liberation Army"],
    ['3 Percenters', 'Three Percenters'],
    ['Example Technologies Co., Ltd.', 'Example Tech Company Limited'],
    ['Example Trading FZE', 'Example Trading Free Zone Establishment'],
    ['Federal State Unitary Enterprise Primer', 'FGUP Primer'],
    ['CNOOC', 'China National Offshore Oil Corporation'],
    ['Fourth Example Institute', '4th Example Institute'],
    ['Beispiel', 'Beispiel Holding A.Ş.'],
    ['NPO Beispiel AO', 'JSC NPO Beispiel'],
    ['E.ON SE', 'EON SE'],
    ['Euphrates Transp. & Logistics', 'Euphrates Transport and Logistics'],
    ['Example Handelsgesellschaft mbH', 'Example Handels GmbH'],
    ['Example Sp. z o.o.', 'Example spółka z ograniczoną odpowiedzialnością'],
    ['Example Revolution Guard', 'Example Revolutionary Guards'],
    ['Example Oil Refining Company', 'Example Oil Refinery'],
    ['Example &amp; Sons Ltd', 'Example and Sons Limited'],
    ['Plant No. 9', 'Plant Number 9'],
    ['Al-Haramayn Foundation', 'Alharamein Foundation'],
    ["Jama'at-ud-Da'awah", 'Jamaat ul-Dawah'],
    ['Bank Saderat', 'Bank Saderat Iran PLC'],
    ['Commercial Bank of Syria', 'المصرف التجاري السوري'],
    ['Turkish Airlines', 'Türk Hava Yolları'],
    ['Example Television Station', 'Example TV'],
    ['Ejemplo Shipping S.A. - Sucursal Panamá', 'Ejemplo Shipping S.A.'],
    ['Holding Company Primer', 'Primer Holding Company'],
    ['Example Steel Mnfg. Co.', 'Example Steel Manufacturing Company'],
    ['Moskovskiy Bank Razvitiya', 'Moscow Development Bank'],
    ['华为技术有限公司', 'Huawei Technologies Co., Ltd.'],
    ['中国航空技术国际控股有限公司', 'China Aviation Technology International Holding'],
    ['Banco Nacional de Ejemplo', 'National Bank of Ejemplo'],
    ['Dongfeng Imp. & Exp. Corp.', 'Dongfeng Import and Export Corporation'],
    ['Aktsionernoye Obschestvo Primer', 'JSC Primer'],
    ['Primer Dış Ticaret Sanayi ve Ticaret Anonim Şirketi', 'Primer Dis Tic. San. ve Tic. A.Ş.'],
    ['Công ty Trách nhiệm hữu hạn Thương mại Ví Dụ', 'Cong ty TNHH TM Vi Du'],
    ['Ejemplo Hermanos y Cía. S. en C.', 'Ejemplo Hnos & Cia S en C'],
    ["Example Internat'l Shipping", 'Example International Shipping'],
    ['Trade Bank of Example of the DPRK', "Trade Bank of Example of the Democratic People's Republic of Korea"],
    ['State Bank for Development (Primerbank)', 'Primerbank'],
    ['Gulf Example 0il FZE', 'Gulf Example Oil FZE'],
    ['USC', 'United Shipbuilding Corporation JSC'],
    ['Example Airwyas', 'Example Airways'],
    ['Example Air', 'Example Airlines'],
    ['EXAMPLEXP0RT', 'Examplexport'],
    ['Etablissements Exemple et Frères SARL', 'Ets Exemple & Freres'],
    ['NPP Primer', 'Scientific Production Enterprise Primer'],
    ['Ministerio de Defensa de Irán', 'Iranian Ministry of Defence'],
    ['MODAFL', 'Ministry of Defense and Armed Forces Logistics'],
    ['XBIG', 'Xenon Beispiel Industrial Group'],
    ['PDESA', 'Petróleos de Ejemplo S.A.'],
    ['ОПК', 'Объединенная примерная корпорация'],
    ['Primer State Corporation', 'Primer'],
    ['Primer Concern', 'Primer'],
    ['North Example Drilling', 'Northern Example Drilling'],
    ['XBG', 'Xenon Beispiel Group'],
    ['CEXS', "Centre d'Etudes Xenon Scientifiques"],
    ['II Example Corps', '2nd Example Corps'],
    ['Committee Number Two', 'Second Committee'],
    ['Example Banking Corporation', 'Example Bank'],
    ['Example Ship Company', 'Example Shipping Company'],
    ['Fond Primer', 'Primer Foundation'],
    ['Example Bank of North Korea', 'Example Bank of the DPRK'],
    ['Example Bank of North Korea', "Example Bank of the Democratic People's Republic of Korea"],
    ['National Iranian Example Company', 'Iranian Example Company'],
    ['Iran Electronics Industries', 'Iran Electronics'],
    ['Syrian Airlines', 'Syrian Arab Airlines'],
    ['IRGC Example Force', 'Islamic Revolutionary Guard Corps Example Force'],
    ['Hong Kong Example Trading Limited', 'Example Trading (HK) Ltd'],
    ['Example Air Great Lakes (EAGL); Fixture Business Company', 'EAGL'],
    ['OKB Primer', 'Primer Design Bureau'],
  ])('%s is %s', (a, b) => expect(compare(a, b)).toBeGreaterThanOrEqual(NAME_THRESHOLD));

  it.each([
    ['C.B.A. Company', 'A.B.C. Company'],
    ['Management Company', 'Westminster Management Company'],
    ['Embratel S.A.', 'Embraer S.A.'],
    ['Ministry of Oil of Iraq', 'Ministry of Oil of Iran'],
    ['First Example Institute', 'Third Example Institute'],
    ['Military Unit 101', 'Military Unit 202'],
    ['Fifteenth Example GmbH', 'Fourteenth Example GmbH'],
    ['Example Holdings II LLC', 'Example Holdings LLC'],
    ['Eastern Example Bank', 'Western Example Bank'],
    ['XQT Group', 'XQD Group'],
    ['XQIT', 'XRIT'],
    ['Example Group No. 14 Research Institute', 'Example Group No. 38 Research Institute'],
    ['Ejército de Liberación Nacional', 'Ejército Ejemplar de Liberación Nacional'],
    ['Example Bank (Armenia)', 'Armenia'],
    ['Banque Exemple de Syrie', 'Exemple Bank of Serbia'],
    ['Société Générale', 'General Company'],
    ['XBG', 'Xenon of Beispiel Industrial Group'],
    ['Ejemplo Lácteos S.A.', 'Ejemplo Packaging S.A.'],
    ['Air Example Islands', 'Example Islands Airlines'],
    ['Банк «Пример»', 'Primer Insurance'],
    ['Страховая компания «Пример»', 'Primer Leasing Company'],
    ['Beispiel Versicherung AG', 'Beispiel Bank AG'],
    ['Южный завод «Пример»', 'Northern Plant Primer'],
    ['Ejemplo Bienes Raíces', 'Ejemplo Minería'],
    ['Örnek Turizm A.Ş.', 'Ornek Shipyard'],
    ['Exemple Railroad Engineering Corporation', 'Exemple Airport Engineering Corporation'],
    ['Example Global Solutions (Spain), S.L.', 'Example Global Solutions (Netherlands), B.V.'],
    ['Bank Mellat', 'Bank Melli'],
    ['Example Trading (Dalian) Co., Ltd.', 'Fixture Bank (Dalian) Co., Ltd.'],
    ['Example Trading (Moscow)', 'Fixture Bank (Moscow)'],
    ['Example Trading (Dalian) Co., Ltd.', 'Dalian Ltd.'],
    ['I Corps', 'II Corps'],
    ['Example Trust Bank', 'Example Steel Banking Corporation'],
    ['Central Bank of Venezuela', 'Banco de Venezuela'],
    ['Syrian Oil Company', 'Syrian Company for Oil Transport'],
    ['Iran Air', 'Iran Beispiel Airlines'],
    ['Kish Trading', 'Qeshm Trading'],
    ['Primerexport', 'Primerimport'],
  ])('%s is not %s', (a, b) => expect(compare(a, b)).toBeLessThan(NAME_THRESHOLD));

  it.each([
    ['中興通訊股份有限公司', '中兴通讯股份有限公司'],
    ['深圳市金海科技有限公司', 'Shenzhen Jinhai Keji Youxian Gongsi'],
    ['株式会社ヤマモト精機', 'Yamamoto Seiki Kabushiki Kaisha'],
    ['㈱ヤマモト精機', 'Yamamoto Seiki Co., Ltd.'],
    ['三菱重工業', 'Mitsubishi Heavy Industries'],
    ['(주)한빛무역', '주식회사 한빛무역'],
    ['조선금산무역회사', 'Choson Kumsan Muyok Hoesa'],
    ['شركة النور للتجارة', 'Al-Nour Trading Company'],
    ['شركة النور للتجارة ش.م.م', 'Sharikat Al Noor Lil Tijara SAL'],
    ['گروه صنعتی شهید همت', 'Gorouh-e Sanati-ye Shahid Hemmat'],
    ['ААТ "Пример"', 'Primer OJSC'],
    ['ТзОВ Приклад', 'Товариство з обмеженою відповідальністю «Приклад»'],
    ['吉村鉄工株式会社', 'Kabushiki Kaisha Yoshimura Tekko'],
    ['浙江恒拓精密轴承有限公司', 'Zhejiang Hengtuo Precision Bearing Company Limited'],
    ['جمعية المثال الخيرية', "Jam'iyat al-Mithal al-Khayriyya"],
    ['בנק הפועלים בע"מ', 'Bank Hapoalim B.M.'],
    ['«Օրինակ» ՓԲԸ', 'Orinak CJSC'],
    ['Нефтяная компания «Пример»', 'Primer Oil Company'],
    ['Министерство промышленности и торговли Примера', 'Ministry of Industry and Trading of Primer'],
    ['Міжнародний банк «Приклад»', 'International Bank Pryklad'],
    ['Beynəlxalq Nümunə Bankı', 'International Bank Numune'],
    ['Örnek Savunma Sanayi Ticaret Anonim Şirketi', 'Ornek Defense Industry Trading A.S.'],
    ['Ejemplo Bienes Raíces, S.A. de C.V.', 'Ejemplo Real Estate'],
    ['Công ty TNHH Đầu tư Bất động sản Ví Dụ', 'Vi Du Real Estate Investment Co., Ltd.'],
    ['Ngân hàng Phát triển Ví Dụ', 'Vi Du Development Bank'],
    ['บริษัท ตัวอย่าง จำกัด', 'ตัวอย่าง Company Limited'],
    ['Przykład Przedsiębiorstwo Handlowe Sp. z o.o.', 'Przyklad Trading Enterprise'],
    ['PT Contoh Pelayaran Nasional Tbk', 'Contoh National Shipping'],
    ['Παράδειγμα Ναυτιλιακή Α.Ε.', 'Paradeigma Shipping S.A.'],
    ['예시은행', 'Yesi Bank'],
    ['كتائب المثال', 'Mithal Brigades'],
    ['大连海博国际货运代理有限公司', 'Dalian Haibo International Freight Forwarding Co., Ltd.'],
    ['Fuerzas Armadas Revolucionarias de Ejemplo', 'Revolutionary Armed Forces of Ejemplo'],
    ['Société Anonyme Exemple et Fils', 'Exemple & Sons SA'],
    ['Almacenes Ejemplo S.A.', 'Ejemplo Warehouses'],
    ['Верховный суд Примера', 'Supreme Court of Primer'],
    ['Örnek Ambalaj Sanayi A.Ş.', 'Ornek Packaging Industry'],
    ['Ministère de la Défense de Biélorussie', 'Ministry of Defence of Belarus'],
    ['Embajada de Rusia en Alemania', 'Embassy of Russia in Germany'],
    ['Центральный банк Сирии', 'Central Bank of Syria'],
    ['Banco Ejemplo de Corea del Norte', 'Ejemplo Bank of North Korea'],
    ['Корейская торговая корпорация «Пример»', 'Korea Primer Trading Corporation'],
    ['Ejemplo Minera del Sur', 'Southern Ejemplo Mining'],
    ['64-я отдельная мотострелковая бригада', '64th Separate Motor Rifle Brigade'],
    ['64-ya otdelnaya motostrelkovaya brigada', '64th Separate Motor Rifle Brigade'],
    ['Voyskovaya chast 12345', 'Military Unit 12345'],
    ['Liwa al-Mithal', 'Al-Mithal Brigade'],
    ['Obyedinyonnaya sudostroitelnaya korporatsiya', 'United Shipbuilding Corporation'],
    ['Asociación de Amigos de Ejemplo', 'Association of Friends of Ejemplo'],
    ["Centre d'Études Stratégiques Exemple", 'Exemple Center for Strategic Studies'],
    ["Commissariat à l'énergie atomique", 'Atomic Energy Commission'],
    ['Beispiel im Islamischen Maghreb', 'Beispiel in the Islamic Maghreb'],
  ])('%s is %s, in other letters or another language', (a, b) =>
    expect(compare(a, b)).toBeGreaterThanOrEqual(NAME_THRESHOLD),
  );

  it('a ship that had another name is found under both', () => {
    const ship = (a: string, b: string) => compareNames(a, b, 'vessel').score;
    expect(ship('Ocean Example 1 (ex Fixtura 1)', 'FIXTURA 1')).toBeGreaterThan(0.9);
    expect(ship('Ocean Example 1 (ex Fixtura 1)', 'OCEAN EXAMPLE 1')).toBeGreaterThan(0.9);
  });

  it('one of the two names that stand together is not as good as both', () => {
    expect(compare('Example Front/Fixture Army', 'Fixture Army')).toBeLessThan(1);
    expect(compare('State Bank for Development (Primerbank)', 'Primerbank')).toBeLessThan(1);
  });

  it('another legal form takes a little off, one that is left out does not', () => {
    const same = compare('Example Trading AG', 'Example Trading Aktiengesellschaft');
    expect(compare('Example Trading AG', 'Example Trading')).toBe(same);
    const other = compare('Example Trading AG', 'Example Trading Ltd');
    expect(other).toBeLessThan(same);
    expect(other).toBeGreaterThan(NAME_THRESHOLD);
  });

  it('ships are the same with and without what says that they are ships', () => {
    expect(compareNames('M/V Example', 'EXAMPLE', 'vessel').score).toBeGreaterThan(0.95);
    expect(compareNames('Motor Yacht Example', 'M/Y Example', 'vessel').score).toBeGreaterThan(0.95);
    expect(compare('MV Example', 'Example')).toBeLessThan(NAME_THRESHOLD);
  });

  it('a short word may be spelt in two ways, as long as it sounds the same', () => {
    expect(compareNames('Pi Rui Gang', 'PI RUY GANG', 'vessel').score).toBeGreaterThanOrEqual(NAME_THRESHOLD);
    expect(compareNames('Pi Rui Gang', 'PI RAI GANG', 'vessel').score).toBeLessThan(NAME_THRESHOLD);
  });

  it('ships named after two people are two ships', () => {
    expect(compareNames('Lady Marina', 'Lady Maria', 'vessel').score).toBeLessThan(NAME_THRESHOLD);
  });
});
