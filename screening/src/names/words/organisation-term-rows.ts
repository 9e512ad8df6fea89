/**
 * What lists write in English, then the same in other languages, in their letters and in ours. "_" stands between the
 * words of a phrase; "-" ends the stem of a Slavic adjective, which takes the endings of all genders and cases.
 */
export const ORGANISATION_TERM_ROWS = `
bank banks banco bancos banque banca banka banki banku bankas bankasi masrif masraf ngan_hang unhaeng eunhaeng ginko yinhang trapeza 银行 銀行 은행 بنك مصرف بانک بینک בנק ธนาคาร बैंक ব্যাংক բանկ ბანკი
company companies sharika sharikat sharikah sharikati sherkat sherkati shirkat hoesa gongsi kaisha companhia compagnia compagnie compania kompaniya kompanii kompania kompanija kompaniia kampani kompaniyasi perusahaan syarikat etaireia etairia sirket sirketi sirketler 公司 会社 會社 회사 شركة شركات شرکت חברת חברה บริษัท कंपनी कम्पनी ընկերություն კომპანია
cjsc փբը; llc սպը შპს; ojsc բբը; jsc სს; limited จำกัด लिमिटेड লিমিটেড لمیٹڈ; public_limited มหาชน; private प्राइवेट প্রাইভেট پرائیویٹ
co_ltd 有限责任公司 有限責任公司 股份有限公司 有限公司; kabushiki_kaisha 株式会社 株式會社 株; yugen_kaisha 有限会社; godo_kaisha 合同会社; jusik_hoesa 주식회사 주; yuhan_hoesa 유한회사 유한책임회사
zmm ذمم; shmm شمم; shml شمل; shma شمع; shmk شمك; mahduda محدودة محدود; sahami سهامی; khas خاص; musahama مساهمة; baam בעמ
group jituan majmua majmuat majmuah majmuasi gorouh goruh guruh gruppa gruppy grupa grupo grupul gruppe groupe gruppo skupina grubu qrupu guruhi omilos kumpulan tap_doan 集团 集團 グループ 그룹 مجموعة گروه گروپ קבוצת קבוצה กลุ่ม समूह խումբ ჯგუფი
holding kholding kholdinga kholdyng xolding holdingi konggu mochikabu holdingu ホールディングス 控股 持株 홀딩스 القابضة قابضة هلدینگ הולדינגס โฮลดิ้ง
technology tecnologia tecnologias tecnologie technologie technologien technologia technologii tekhnologii tekhnologiya tekhnologiy tekhnologichn- tekhnologichesk- tehnologija tehnologije tehnologiya tehnologii tehnologie teknoloji teknolojileri texnologiya texnologiyalari tekhnologiyalar jishu keji gijutsu gisul kisul gwahak_gisul fanavari teknologi cong_nghe technologias 技术 技術 科技 テクノロジー 기술 تكنولوجيا تقنية تقنيات فناوری ٹیکنالوجی טכנולוגיה טכנולוגיות เทคโนโลยี प्रौद्योगिकी տեխնոլոգիա ტექნოლოგია
electronics elektronika elektroniki elektronik electronica electronique elettronica eletronica elektronn- elektronicka dianzi denshi jonja jeonja dien_tu 电子 電子 エレクトロニクス 전자 الکترونیک إلكترونيات إلكترونية אלקטרוניקה อิเล็กทรอนิกส์
electric electrical electrica electrico electrique elettrica elektrik elektrichesk- elektrotekhnichesk- elektryczna elektricka elektrisch elektrische denki dianqi chongi jeongi 電機 电气 電気 电机 전기 كهربائية كهرباء برق חשמל ไฟฟ้า विद्युत
optics optika optique optica optik optichesk- guangxue gwanghak 光学 光學 광학
international internacional internacionales internazionale internationale internationaler internationales mezhdunarodn- mizhnarodn- mizhnarodnyi mezhnarodn- mizhnarodnaya medjunarodn- medunarodn- mezinarodni miedzynarodowy miedzynarodowa miedzynarodowe uluslararasi beynelxalq khalykaralyk halyqaralyq xalqaro guoji kokusai gukje kukche kukje dawliya duwaliya duwali dowali beynolmelali beinolmelal antarabangsa internasional quoc_te diethnis diethnes antarrashtriya miedzynarodow- 国际 國際 国際 국제 インターナショナル دولية دولي بین‌المللی بينالمللي בינלאומי בינלאומית הבינלאומי นานาชาติ ระหว่างประเทศ अंतर्राष्ट्रीय միջազգային საერთაშორისო
national nacional nacionales nazionale nationale nationaler natsionaln- nacionaln- natsyyanaln- natsyyanalny narodni narodna narodowy narodowa narodowe ulusal milliy ulttyk ulttyq watani wataniya kokuritsu kungnip gungnip nasional quoc_gia ethniki ethniko rashtriya 国家 國家 国立 국가 국립 وطنية وطني قومی לאומי לאומית הלאומי แห่งชาติ राष्ट्रीय ազգային ეროვნული
state gosudarstvenn- derzhavn- dzyarzhaun- drzavn- drzhavn- darzhavn- panstwow- statni staatlich staatliche staatliches estatal statale devlet dovlet memlekettik guoyou kokuei dowlati nha_nuoc negara gosudarstva 国有 國有 国営 국영 حكومية حكومي دولتی ממשלתי ממשלתית রাষ্ট্রীয়
federal federaln- federalnyi federaler 联邦 聯邦 연방
central centralnyy tsentraln- centraln- centrale zentral zentrale merkez ortalyk ortalyq markaziy markazi merkeziy zhongyang chungang jungang trung_uong kentriki pusat 中央 중앙 مركزي مركزية مرکزی מרכזי המרכזי केंद्रीय կենտրոնական ცენტრალური
general generaln- generale genel amma umumi umum geniki 总 總 عامة عام
main glavn- golovn- glown- hlavni
united unidos unidas unies obedinenn- obyedinenn- obiednan- ujedinjen- zjednoczone zjednoczon- spojene birlesik birlashgan muttahida muttahid mottahed lianhe ryonhap yeonhap bersatu 联合 聯合 連合 연합 متحدة متحد متحدہ המאוחדת
trading tijara tijarah tejarat tojari bazargani bazarghani ticaret ticareti tic maoyi boeki muyok muyeok torgovlya torgovli torgovyy torgovaya torgovoe torgovogo torgovoy torgivlya torgivli torhivlia torhovyi torgoviy torgova gandlyovy gandlevy trgovina trgovine trgovinsk- trgovacko trgoviya targoviya targovsk- trgovsk- handel handlowy handlowa handlowe handlu obchod obchodni comercializadora savdo ticarat tijorat perdagangan perniagaan thuong_mai emporio emporia negoce 贸易 貿易 무역 トレーディング تجارة بازرگانی تجارت מסחר סחר การค้า व्यापार
foreign_trade vneshnetorgov- zovnishnotorgov- dis_ticaret xarici_ticaret duiwaimaoyi waimao ngoai_thuong 外贸 外貿 对外贸易 대외무역
commercial kommerchesk- komertsiyn- komertsiyniy komercijaln- komercn- shangye sangop sangeop tijariya tijari ticari comercial comerciale commerciale kommerziell komersial emporiki 商业 商業 상업 تجاري تجارية تجاری
commerce comercio commercio comert komercija; business 商事 shoji
import importa importu jinkou importadora importacion importaciones importacao importacoes importations importazione istirad ithalat idxal varedat impor nhap_khau eisagogiki eisagoges 进口 進口 輸入 수입 استيراد واردات יבוא นำเข้า आयात
export eksport eksporta eksportu chukou yushutsu exportadora exportacion exportaciones exportacao exportacoes exportations esportazione tasdir ihracat ixrac saderat ekspor xuat_khau exagogiki exagoges 出口 輸出 수출 تصدير صادرات יצוא ส่งออก निर्यात
import_export jinchukou importno_eksportn- importadora_exportadora xuat_nhap_khau suchurip 进出口 進出口 輸出入 수출입
heavy_industries jukogyo zhonggong junggongop junggongeop 重工业 重工業 重工 중공업
industries industry gongye kogyo kongop gongeop sinaa sinaat sanaye sanayi sanayii sanayisi senaye industrias industria industrie industriya industrii industrija industrije promyshlennost promyshlennosti promislovist promislovosti promyslovosti przemysl przemyslu prumysl onerkasip sanoat sanoati perindustrian industri cong_nghiep viomichania viomichanies indastri 工业 工業 공업 インダストリーズ صناعات صنایع صناعة תעשיות תעשייה อุตสาหกรรม उद्योग
industrial sanati shiye sinaiya sinaii sangyo sanop saneop jitsugyo industriel industrielle industriale industriales industriais industriell promyshlenn- promislov- promyslov- pramyslov- industrijsk- industrialn- przemyslow- prumyslov- prumyslovy viomichaniki endustriyel 实业 實業 産業 산업 실업 صنعتی صناعية صناعي תעשייתי औद्योगिक
manufacturing seisakusho zhizao seizo jejo proizvodstvenn- virobnich- vyrobnych- vytvorch- proizvodn- produkcyjn- vyrobni imalat istehsalat fabricacion fabrication fabbricazione tasnii san_xuat 製作所 制造 製造 제조 제작소 تصنيع تولیدی ייצור การผลิต
production proizvodstvo proizvodstva virobnitstvo virobnitstva vyrobnytstva proizvodnja produkcja produkcji produccion producao produzione produktion uretim istehsali shengchan saengsan tolid intaj pengeluaran produksi 生产 生產 生産 생산 إنتاج تولید
precision_machinery seiki jingji 精機 精机 精工; precision jingmi seimitsu jongmil jeongmil tochn- precizn- 精密 정밀 دقیق; bearing zhoucheng jikuuke podshipnik podshipnikov- 轴承 軸承 軸受 베어링; ironworks tekko tekkosho 鉄工 鉄工所
machinery jixie kikai kigye gigye makine makina makinalari maquinaria maquinarias maschinen maquinas mashin mashinasozlik co_khi jentera 机械 機械 기계 ماشین ماشین‌سازی מכונות เครื่องจักร
machine_building mashinostroenie mashinostroeniya mashinostroiteln- mashinobudivn- mashinabudaunichy maszynowy maschinenbau strojirenstvi strojarsk- mashinqayirma machinostroitelnyi masinogradnja mashinostroene
machine_tool stankostroiteln- stankostroenie werkzeugmaschinen jichuang kosaku_kikai 机床 機床 工作機械 공작기계
metalworking metalloobrabatyvayushch- metaloobrobn-
petroleum oil petroleo petroleos petrole petroles petrolio petroli petrolier petroliere petrolera shiyou sekiyu sogyu seogyu soyu naft naftiyya neft nefti neftyan- nafty naftov- naftow- naftn- naftogazov- petrol petroller munay munai minyak dau_khi dau_mo petrelaio petrelaioeidon erdol mineralol 石油 油田 석유 نفط نفطية نفت نفتی تیل נפט น้ำมัน पेट्रोलियम तेल նավթ ნავთობი
oil_refinery neftepererabatyvayushch- naftopererobn- rafineri rafinerisi refineria raffinerie rafineria rafinerija palayesh palayeshgah misfat 炼油 煉油 製油 مصفاة پالایش پالایشگاه
petrochemical petrochemicals petroquimica petrochimie petrokimya petroshimi neftekhimichesk- naftokhimichn- petrochemie petrochemia petrokemija petrokimia shiyouhuagong sekiyukagaku hoa_dau 石化 石油化工 石油化学 석유화학 پتروشیمی بتروكيماويات ปิโตรเคมี
gas gazu gazov- gaz qaz tianranqi tennen_gasu dogalgaz 天然气 天然氣 燃气 天然ガス 가스 غاز گاز גז ก๊าซ गैस
chemical chemicals huagong kagaku hwahak quimica quimicas quimico chimique chimica chimice chemisch chemische chemie chemia chemiczn- chemick- khimichesk- khimichn- khimiya himichesk- hemijsk- kemijsk- kimya kimyevi kimyo shimiyai hoa_chat chimiki 化工 化学 化學 화학 كيماوية كيميائية شیمیایی כימיקלים כימיה เคมี रसायन
pharmaceuticals farmaceutica farmaceuticos farmaceutico pharmaceutique pharmaceutiques farmaceutici farmatsevtichesk- farmatsevtichn- farmaceutyczn- farmaceutick- farmaceutsk- pharmazeutische pharmazie zhiyao yaoye seiyaku yakuhin jeyak cheyak ilac daroosazi darusazi adwiya farmasi duoc_pham farmakeftiki 制药 製藥 製薬 药业 藥業 医药 醫藥 제약 أدوية دارویی داروسازی תרופות פרמצבטיקה เภสัชกรรม औषधि
medical meditsinsk- medychn- medichn- medicinsk- medycyn- medicale medico medizinisch medizinische tibbi yiliao iryo uiryo pezeshki tibbiya medis y_te iatriki 医疗 醫療 医療 의료 طبية طبي پزشکی רפואי การแพทย์
mining minera mineras minero mineria miniere miniera mineira mineracao minier gornodobyvayushch- girnich- girnychodobuvn- gornictwo gornicz- rudarsk- dulni bergbau kuangye kogyosho kwangop gwangeop madencilik maadan pertambangan perlombongan khoang_san tau_ken 矿业 礦業 鉱業 광업 تعدين معادن معدنی מכרות เหมืองแร่ खनन gornaya gornoe gornoye gornorudn-
coal ugoln- vugiln- ugol uhol weglow- uhelne kohle komur komuru meitan sekitan soktan seoktan batubara than_da zoghal 煤炭 煤矿 石炭 석탄 فحم زغال
steel stali staleplaviln- stalowa ocel ocelarny acero aceros acier acciaio acciaierie gangtie seitetsu cheolgang cholgang foulad folad keluli 钢铁 鋼鐵 鋼鉄 製鉄 製鋼 철강 제철 فولاد صلب حديد פלדה เหล็ก इस्पात
metallurgical metallurgichesk- metallurgiya metallurgii metalurgiyn- metalurhiin- metalurgicheski metalurgica metalurgico metallurgique metallurgica metalurji metalurgija metalurgia metalurgiczn- hutnictwo hutni metallurgie yejin zhiye yagum yageum 冶金 冶炼 야금 متالورژی
aluminium aluminum alyuminiy alyuminievyy alyuminievaya aluminio alluminio aluminij aluminyum luye arumi alumunium nhom 铝业 鋁業 アルミニウム 알루미늄 ألمنيوم آلومینیوم
cement tsement tsementn- cemento cementos ciment cimento cimentos zement shuini semento xi_mang tsimento 水泥 セメント 시멘트 إسمنت اسمنت سیمان
shipping haiyun hangyun kaiun haeun denizcilik gemicilik deniz_nakliyat kashtirani keshtirani milaha sudokhodn- sudnoplavn- sudnoplavstva parokhodstvo paroplavstvo brodarstvo plovidba zegluga zeglugi naviera navieras navegacion navegacao navigazione schifffahrt schiffahrt reederei armateurs pelayaran perkapalan van_tai_bien naftiliaki naftiliaka 航运 航運 海运 海運 해운 船务 船務 ملاحة کشتیرانی ספנות เดินเรือ शिपिंग
marine maritime maritima maritimo maritimos marittima marittimo morsk- pomorsk- namorni maritim haesa daryaei daryai daryanavardi bahri bahriya hang_hai thalassia 海事 دریایی بحرية بحري ימית ทางทะเล
shipbuilding zosen zaochuan josen sudostroiteln- sudostroenie sudostroeniya sudnobudivn- sudnobuduvannya brodogradnja brodogradiliste okretow- stoczniow- korabostroene gemi_insa gemi_sanayi schiffbau construccion_naval construction_navale dong_tau galangan_kapal 造船 조선소 کشتی‌سازی
shipyard shipyards verf verfi sudoverf sudnoremontn- sudoremontn- korabelnaya_verf stocznia stoczni lodenice tersane tersanesi astillero astilleros estaleiro estaleiros chantier_naval chantiers_navals cantiere_navale cantieri_navali werft santierul_naval chuanchang zosensho navpigeia 船厂 船廠 造船厂 造船所 ترسانة אספנה
port portu puertos porturi hafen limani portov- morskoy_port gangkou kowan hangman pelabuhan cang_bien limenas 港口 港湾 항만 ميناء موانئ بنادر נמל נמלי ท่าเรือ बंदरगाह
kisen 汽船; ocean okean okeanichesk- okyanus yuanyang wonyang haedae 远洋 遠洋 원양
aviation hangkong koku hanggong aviatsiya aviatsionn- aviatsii aviatsiyn- aviacion aviacao aviazione aviatie aviacija aviyatsii lotnictwo lotnicz- letecke letecky luftfahrt tayaran havacilik aviasiya aviatsiyasi havanavardi penerbangan hang_khong aeroporia 航空 항공 طيران هوانوردی תעופה การบิน विमानन
airlines aerolinea aerolineas aviakompaniya aviakompanii aviakompaniia aviolinii avialinii aviakampaniya aviokompanija lineas_aereas linhas_aereas linee_aeree lignes_aeriennes linie_lotnicze aerolinky fluggesellschaft fluglinie havayollari hava_yollari havayolu havapeymayi aue_zholdary 航空公司 خطوط هواپیمایی ایئرلائنز สายการบิน
airport airports aeroport aeroporta aeroportu aeropuerto aeropuertos aeroporto aeroportul aerodrom zracna_luka lotnisko letiste flughafen havalimani havaalani hava_limani jichang kuko konghang gonghang forudgah lapangan_terbang bandar_udara san_bay aerolimenas 机场 機場 空港 공항 مطار فرودگاه สนามบิน ท่าอากาศยาน
aerospace aerokosmichesk- aviakosmichesk- aerokosmichn- aviatsiyno_kosmichn- aeroespacial aerospatiale aerospaziale aerospatial uzay_havacilik hangkonghangtian hangtian havafaza hava_faza 航空航天 航天 航空宇宙 항공우주 هوافضا
space kosmichesk- kosmichn- espacial spatiale spaziale kosmiczn- kosmick- svemirsk- weltraum uzay fazai vu_tru 宇宙 فضاء فضایی חלל อวกาศ अंतरिक्ष
rocket raketn- raketno_kosmichesk- roket huojian roketto 火箭 ロケット 로켓
missile missiles misil misiles mushak fuze dandao daodan misairu 导弹 導彈 ミサイル 미사일 موشک موشکی صواريخ
aircraft samolet samoletostroiteln- aviastroiteln- aeronave aeronaves ucak flugzeug hikoki feiji hangonggi 飞机 飛機 항공기 طائرات هواپیما
helicopter helicopters vertolet vertolety vertolitn- vertoletn- helicoptero helicopteros helicoptere helicopteres elicotteri hubschrauber helikopter smiglowiec zhishengji herikoputa 直升机 直升機 ヘリコプター 헬리콥터 هلیکوپتر بالگرد مروحيات
logistics wuliu butsuryu mullyu lojistik logistik logistika logistiki logistyka logistica logisticos logistique logistichesk- logistichn- logisticka hau_can lojistika 物流 물류 ロジスティクス لوجستية لجستیک לוגיסטיקה โลจิสติกส์ लॉजिस्टिक्स
transport transportation transports transporte transportes transporti trasporti trasporto transporta transportn- transportu transportow- prijevoz prevoz doprava dopravni naql nakliyat nakliye nakliyyat tasimacilik ulastirma ulasim haml_o_naghl hamlonaghl hamlo_naghl yunshu unyu unsong unsu pengangkutan angkutan van_tai van_chuyen metafores metaforiki 运输 運輸 運送 운송 운수 نقل ترابری حمل‌ونقل תחבורה הובלה ขนส่ง परिवहन
railway railways ferrocarril ferrocarriles ferroviaria ferroviario ferrovia ferrovie ferroviaire eisenbahn bahnen demiryolu demiryollari demir_yollari zheleznaya_doroga zheleznye_dorogi zheleznodorozhn- zaliznitsya zaliznytsia zaliznichn- zaliznychn- chyhunka zeleznice koleje kolejow- cai_ferate tielu tetsudo cholto cheoldo temir_zholy temir_yollari rahahan kereta_api duong_sat sidirodromoi 铁路 鐵路 鉄道 철도 سكك راه‌آهن ریلوے רכבת รถไฟ रेलवे
automobile automotive automobiles automovil automoviles automotriz automotores automovel automoveis automobili automobilistica automobiln- avtomobil avtomobili avtomobiln- avtomobilebudivn- automobilowy automobilova samochodow- otomotiv otomobil avtomobilsozlik qiche jidosha jadongcha chadongcha khodro khodrosazi otomotif o_to aftokinita kraftfahrzeug 汽车 汽車 自動車 자동차 سيارات خودرو خودروسازی רכב รถยนต์ ऑटोमोबाइल
tractor traktorn- traktor tractores 拖拉机 تراکتور
investment inversiones inversion inversora inversionista investimento investimentos investimenti investissement investissements investitsionn- investitsii investitsiyn- investicion- investitii inwestycje inwestycyjn- investice investicni investicije investicija beteiligungs istithmar istithmari istithmariya touzi toushi tuja yatirim yatirimlari investisiya sarmoya sarmayegozari sarmayehgozari sarmaye_gozari pelaburan investasi dau_tu ependyseis ependytiki investitsiyasi investitsiya 投资 投資 투자 استثمار استثمارات سرمایه‌گذاری השקעות การลงทุน ลงทุน निवेश ներդրում
finance financial financiera financiero finanzas financeira financas financiere finances finanziaria finanza finanz finanzen finansov- finansovo finansy finansi finansow- financn- financijsk- finansijsk- finantare finansman finans maliye maliyya jinrong kinyu kumyung geumyung caizheng zaisei kewangan keuangan tai_chinh chrimatodotiki qarzhy moliya 金融 财务 财政 財務 財政 금융 مالية تمويل مالی פיננסים מימון การเงิน वित्त
credit kredit kredita kreditn- kredytn- kredytow- credito creditos kredi kredisi xinyong shinyo sinyong tin_dung pistotiki etibar 信用 信贷 信貸 신용 ائتمان اعتباری אשראי สินเชื่อ
savings sberegateln- oshchadn- oszczednosciow- sporiteln- stedionica ahorros ahorro epargne risparmio poupanca sparkasse tasarruf 储蓄 儲蓄 貯蓄 저축 پس‌انداز
exchange wechselstube sarrafi sarafi sirafa serafi birzha birzhi birzhov- obmenn- gielda burza berza borsa borsasi bolsa bourse casa_de_cambio cambios doviz jiaohuan hwanjon 交易所 取引所 거래소 钱庄 صرافة صرافی بورس بورصة בורסה
securities zhengquan shoken chunggwon jeunggwon valores tsennye_bumagi tsennykh_bumag wertpapier menkul_degerler menkul sekuritas chung_khoan 证券 證券 証券 증권
leasing lizing lizingov- lizinh leasingow- kiralama finansal_kiralama 租赁 租賃 リース تأجير لیزینگ
fund fonda fondy fonds fondo fondos fundo fundos fondi fonduri fond fondu fondul fundusz funduszu fonu jijin kikin gigum gigeum sanduq sandogh sandugh quy_dau_tu tameio 基金 기금 펀드 صندوق קרן กองทุน कोष
insurance seguros seguro assurance assurances assicurazioni assicurazione asigurari asigurare versicherung versicherungen versicherungs strakhov- strakhovanie strakhovaniya strakhuvannya strahov- ubezpieczen ubezpieczenia pojistovna pojisteni poistovna osiguranje osiguranja zastrahovane zastrakhovat zastrakhovatelno sigorta sigortasi siqorta sugurta saqtandyru tamin ta_min bimeh beema baoxian hoken bohom boheom asuransi insurans bao_hiem asfalistiki asfaleies 保险 保險 保険 보험 تأمين تأمينات بیمه ביטוח ประกันภัย बीमा ապահովագրական
reinsurance perestrakhovochn- reasegur- reaseguros reasegurador reassurance ruckversicherung reasurans zaibaoxian 再保险 再保險 재보험
development towseeh toseeh tosee toseeye desarrollo desenvolvimento developpement sviluppo dezvoltare razvitie razvitiya rozvitku rozvytku rozvitok razvitsya razvoj razvoja rozwoj rozwoju rozvoj rozvoje entwicklung entwicklungs fazhan kaihatsu gaebal kaebal tanmia tanmiya tanmawi kalkinma gelistirme inkisaf taraqqiyot pembangunan phat_trien anaptyxi anaptyxis 发展 發展 开发 開發 開発 개발 تنمية تطوير توسعه ترقیاتی פיתוח การพัฒนา พัฒนา զարգացում განვითარება
reconstruction rekonstruktsii rekonstruktsiya vosstanovleniya reconstruccion reconstrucao ricostruzione wiederaufbau iadat_al_imar bazsazi 重建 復興 부흥 إعمار بازسازی
construction construcciones construccion construtora constructora construcoes construcao constructions costruzioni constructii stroiteln- stroitelstvo stroitelstva budivn- budivelna budivelniy budivelnyi budivnitstvo budivnitstva budaunich- budowlan- budownictwo budowy stavebni stavby gradevinsk- gradjevinsk- gradjevinarstvo gradevinarstvo gradnja stroitelna bauunternehmen bauunternehmung hochbau insaat insaati insaatcilik tikinti qurylys qurilish jianshe jianzhu kensetsu kenchiku konsol geonseol gonsol muqawalat sakhteman sakhtemani pembinaan konstruksi xay_dung kataskevastiki kataskeves nirman kurylys 建设 建設 建筑 建築 건설 مقاولات إنشاءات بناء ساختمان ساختمانی تعمیراتی בניין בנייה ก่อสร้าง निर्माण շինարարական სამშენებლო
contracting kontraktn- podryadn- taahhut muteahhit peymankari 承包 تعهدات پیمانکاری
engineering ingenieria engenharia ingenierie ingegneria inginerie inzhiniring inzhenern- inzhenirinh inzheneriya inzynieria inzynierii inzenjering inzenyrstvi inzeniring ingenieurbau ingenieur gongcheng koggaku konghak gonghak handasa handasiya muhendislik muhandislik mohandesi mohandisi kejuruteraan rekayasa ky_thuat michaniki 工程 エンジニアリング 工学 엔지니어링 공학 هندسة هندسية مهندسی انجینئرنگ הנדסה วิศวกรรม इंजीनियरिंग अभियांत्रिकी
design_bureau konstruktorskoe_byuro konstruktorskogo_byuro konstruktorske_byuro konstruktorskoye_byuro shejiyuan tasarim_burosu 设计局 設計局 设计院 설계국
design proektn- proektno tasarim tasarimi projektow- projektni sheji sekkei solgye seolgye tarrahi tasmim thiet_ke 设计 設計 설계 تصميم طراحی עיצוב
bureau byuro biuro buro byurosu 事務局
equipment oborudovanie oborudovaniya obladnannya obladnannia abstalyavannya oprema opreme oborudvane urzadzenia urzadzen zarizeni equipos equipo equipamentos equipement equipements attrezzature echipamente ausrustung ekipman ekipmanlari avadanliq uskunalari jihozlari shebei zhuangbei setsubi solbi seolbi tajhizat muaddat peralatan thiet_bi exoplismos 设备 設備 装备 裝備 설비 معدات تجهیزات تجهيزات ציוד อุปกรณ์ उपकरण
instrument instruments priborostroiteln- priborostroenie priborostroeniya priborn- priladobudivn- instrumentos strumenti instrumente yiqi yibiao keiki keisoku kyegi 仪器 儀器 仪表 計器
materials materialov materialy materialien materiales materiaux materiali materijala malzeme malzemeleri materiallari cailiao zairyo sojae mavad vat_lieu 材料 재료
energy energetica energetico energetique energia energie energiya energii energetika energetiki energeticheskiy energetichesk- energetichn- energetychn- energetyka energetyczn- energetick- energetsk- enerji enerjisi enerjetik energiyasi nengyuan enerugi eneoji enoji energi nang_luong energeia energeiaki anerzhi 能源 エネルギー 에너지 طاقة انرژی توانائی אנרגיה พลังงาน ऊर्जा էներգիա ენერგია
power dianli denryoku chollyok jeollyeok elektroenergetichesk- elektroenergetika elektroprivreda elektrownia niroo dien_luc 电力 電力 전력 نیرو
power_plant power_station elektrostantsiya elektrostantsii elektrostanciya central_electrica centrale_electrique kraftwerk elektrana elektrarna elektrik_santrali dianchang fadianchang hatsudensho balchonso baljeonso nirogah nirugah 电厂 发电厂 電廠 発電所 발전소 نیروگاه
nuclear atomic atomique atomica atomico atomare yadern- atomn- nuklearn- jadern- jadrow- atomow- nucleaire nucleares nucleare kernkraft nukleer yuanzineng hedian genshiryoku wonjaryok wonjaryeok hasteyi nawawiya dharriya nuklir nuklear hat_nhan pyriniki parmanu 核电 核电站 原子能 原子力 원자력 نووية ذرية هسته‌ای اتمی ایٹمی גרעיני นิวเคลียร์ परमाणु
communications communication svyaz svyazi zvyazok zvyazku zviazku komunikatsii komunikacije komunikacja kommunikation kommunikatsii comunicacion comunicaciones comunicacoes comunicazioni comunicatii tongxin tongxun tsushin tongsin ittisalat ertebatat haberlesme iletisim rabite bailanys komunikasi perhubungan epikoinonies truyen_thong 通信 通訊 通讯 통신 اتصالات ارتباطات مواصلات תקשורת สื่อสาร संचार
telecommunications dianxin denshin telekommunikatsii telekommunikatsionn- telekomunikatsii telekomunikatsiyn- telekomunikacja telekomunikacije telekomunikace telekommunikation telecomunicaciones telecomunicacoes telecomunicazioni telecomunicatii telekomunikasyon telekomunikasi telekommunikasiya mokhaberat vien_thong tilepikoinonies 电信 電信 电讯 مخابرات تلكوم โทรคมนาคม दूरसंचार
media massmedia medya medios_de_comunicacion mass_media resaneh chuanmei meiti medeia 传媒 傳媒 媒体 媒體 メディア 미디어 إعلام إعلامية رسانه मीडिया
broadcasting radiodifusion teleradiokompaniya teleradio radiotelevision radiyo_televizyon guangbo hoso bangsong sedavasima 广播 廣播 放送 방송 إذاعة צדא
news novyny noticias nouvelles notizie nachrichten haberler haber_ajansi khabargozari xinwen shimbun sinmun tin_tuc 新闻 新聞 신문 أخبار خبرگزاری
publishing izdatelstvo izdatelsk- vidavnitstvo vydavnytstvo wydawnictwo nakladatelstvi verlag yayincilik yayinevi shuppan chulpan entesharat nha_xuat_ban 出版 出版社 출판 نشر انتشارات
digital shuzi tsifrov- tsyfrov- cyfrow- numerique dijital raqamli digitale digitaler 数字 數字 デジタル 디지털 رقمية دیجیتال דיגיטל ดิจิทัล
network networks wangluo nettowaku merezha merezhi siec redes reseau reseaux rete netz netzwerk sebeke shabakeh shabaka mang_luoi 网络 網絡 網路 ネットワーク 네트워크 شبكة شبکه רשת เครือข่าย
software ruanjian sofutowea programmnoe_obespechenie programmnogo_obespecheniya oprogramowanie yazilim narmafzar narm_afzar barmajiyat logiciel logiciels phan_mem logismiko perisian perangkat_lunak 软件 軟件 軟體 ソフトウェア 소프트웨어 برمجيات نرم‌افزار תוכנה ซอฟต์แวร์
information xinxi joho jongbo jeongbo informatsionn- informatsiya informatsii informatsiyn- informacion informacao informazione informazioni informacja informacyjn- informacni informacije informacijsk- bilgi bilisim melumat axborot aqparat ettelaat malumat maklumat informasi thong_tin plirofories pliroforikis 信息 資訊 情報 정보 معلومات اطلاعات מידע สารสนเทศ सूचना
computer computers kompyuter kompyutern- computadoras ordinateur ordinateurs bilgisayar jisuanji diannao konpyuta kompyuto rayaneh hasib 计算机 計算機 电脑 電腦 コンピュータ 컴퓨터 كمبيوتر حاسوب رایانه מחשבים कंप्यूटर
systems system sistemas sistemy sistem sistemi sisteme systeme systemes systemy systemu systemow sistemleri sistemlari xitong shisutemu siseutem he_thong systimata 系统 系統 システム 시스템 أنظمة نظم سیستم سامانه מערכות ระบบ
solutions soluciones solucoes soluzioni losungen resheniya rishennya rozwiazania reseni resenja cozumler cozumleri giai_phap 解决方案 ソリューション 솔루션 حلول פתרונות
services servicios servicio servicos servizi servicii servisy uslugi uslug poslugi posluh usluge sluzby dienstleistungen dienstleistung hizmetleri hizmetler hizmet xidmetleri xidmet xizmat xizmatlari qyzmet fuwu sabisu sobisu seobiseu khadamat khedmat khadamati perkhidmatan layanan dich_vu ypiresies yperesies 服务 服務 サービス 서비스 خدمات خدمة שירותים שירותי บริการ सेवा
management upravlenie_aktivami upravlyayushch- gestion gestao gestione menedzhment zarzadzanie yonetimi yonetim idareetme boshqaruv guanli kanri kwalli gwalli idara modiriyat pengurusan pengelolaan manajemen quan_ly diacheirisi 管理 경영 관리 إدارة مدیریت ניהול การจัดการ प्रबंधन
administration upravlenie upravleniya upravlinnya upravlinnia administracion administracao amministrazione administratie administratsiya administratsii administracja verwaltung idaresi uprava 管理局 관리국 행정
consulting consultores consultoria consultora consulenza consultanta konsalting konsaltingov- konsaltinh doradztwo poradenstvi beratung unternehmensberatung danismanlik musavirlik konsaltinq zixun konsarutingu konsolting keonsolting moshavereh moshaver istisharat istishariya perundingan konsultasi tu_van symvouloi 咨询 諮詢 顾问 顧問 コンサルティング 컨설팅 استشارات استشارية مشاوره مشاور ייעוץ ที่ปรึกษา परामर्श
partners partnyory partnery partneri parteneri ortaklari ortaklik sheraka partnerzy huoban shuraka 伙伴 パートナーズ 파트너스 شركاء שותפים
marketing marketingov- pazarlama yingxiao pemasaran tiep_thi 营销 行銷 マーケティング 마케팅 تسويق بازاریابی שיווק
distribution distribucion distribuidora distribuidores distribuicao distribuzione dystrybucja distribuce distribucija vertrieb vertriebs dagitim fenxiao tawzi pengedaran phan_phoi 分销 配銷 توزيع توزیع הפצה
supply snabzhenie snabzheniya postachannya postachania zasobovani snabdevanje suministros tedarik gongying gonggup 供应 供應 供給 공급 توريد توريدات אספקה
sales sbyt sbytov- zbut ventas vendas vertriebsgesellschaft satis xiaoshou hanbai panmae mabiat 销售 銷售 販売 مبيعات فروش
procurement zakupki zakupok zakupivli zakupowy adquisiciones beschaffung satinalma caigou chotatsu tadarokat 采购 採購 調達 مشتريات تدارکات
research pazhouhesh pazhoohesh pazhouheshi pazhuhesh tahghighat tahqiqat arastirma arastirmalari tadqiqot issledovatelsk- issledovaniy issledovaniya doslidn- doslidzhen dasledch- istrazivanje istrazivack- izsledvaniya izsledovatelsk- badawcz- badan vyzkum vyzkumny forschung forschungs investigacion investigaciones pesquisa pesquisas recherche recherches ricerca ricerche cercetare cercetari yanjiu kenkyu yongu yeongu buhuth bohuth abhath penyelidikan penelitian nghien_cuu erevna erevnon anusandhan 研究 연구 بحوث أبحاث پژوهش پژوهشی تحقیقات تحقیق מחקר วิจัย अनुसंधान
scientific nauchn- nauchno naukov- navukov- naucn- naukow- vedecky vedecka cientifico cientifica scientifique scientifiques scientifica stiintific wissenschaftlich wissenschaftliche wissenschaftliches bilimsel elmi ilmiy gylymi ilmiah kexue kagakuteki gwahak kwahak ilmiya khoa_hoc epistimoniki epistimoniko vaigyanik 科学 科學 과학 علمية علمي علمی מדעי วิทยาศาสตร์ वैज्ञानिक
scientific_research nauchno_issledovatelsk- naukovo_doslidn- nauchnoissledovatelsk- naukovodoslidn- naucno_istrazivack- elmi_tedqiqat ilmiy_tadqiqot gylymi_zertteu naukowo_badawcz- nauchnoizsledovatelsk-
scientific_production nauchno_proizvodstvenn- naukovo_virobnich- naukovo_vyrobnych- nauchnoproizvodstvenn- naukovovirobnich- navukova_vytvorch-
experimental eksperimentaln- opytno_konstruktorsk- deneysel 实验 實驗 실험
technical tekhnichesk- tekhnichn- tehnick- tehnichesk- techniczn- technick- tecnica tecnico tecnicas technique techniques tecnici tehnic technisch technische technisches teknik texniki texnik fanni fani 技術的 تقني فنی טכני تکنیکی तकनीकी
institute instituta institutu institut instituty instituto institutos istituto institutul instytut instytutu ustav enstitu enstitusu institutlari maahad mahad pazhouheshkadeh vien_nghien_cuu institouto yonguso yeonguso sansthan 연구소 معهد پژوهشکده انستیتو מכון สถาบัน संस्थान ինստիտուտ ინსტიტუტი
research_institute yanjiusuo yanjiuyuan kenkyujo kenkyusho yonguwon yeonguwon 研究院 研究所 연구원
academy_of_sciences kexueyuan gwahagwon kwahagwon 科学院 科學院 과학원
university universitet universiteta universytet universitetu universiteti universidad universidades universite universita universitat universitas universitatea universitesi universidade universiti univerzita univerzitet sveuciliste sveucilista uniwersytet uniwersytetu daxue daigaku daehak daehakkyo taehak jamiat daneshgah danishgah dai_hoc panepistimio vishwavidyalaya 大学 大學 대학 대학교 جامعة دانشگاه یونیورسٹی אוניברסיטה אוניברסיטת มหาวิทยาลัย विश्वविद्यालय համալսարան უნივერსიტეტი
academy akademiya akademii akademiia akademie akademia akademija akademisi akademi akademiyasi academia academie accademia akademia_nauk hoc_vien akadimia 아카데미 أكاديمية آکادمی فرهنگستان אקדמיה อะคาเดมี अकादमी ակադեմիա აკადემია
college kolledzh koledzh kolegium colegio collegio colegiul kulliyat kolleji xueyuan hagwon kolegii cao_dang kollegio كلية کالج کالجز วิทยาลัย महाविद्यालय 学院 學院
school shkola shkoly shkoli skola szkola szkoly escuela escola ecole scuola scoala okulu okul mekteb madrasah xuexiao gakko hakkyo hakgyo sekolah truong_hoc scholi vidyalaya 学校 學校 학교 مدرسة مدارس مدرسه ביתספר โรงเรียน विद्यालय
laboratory laboratorio laboratorios laboratoire laboratoires laboratori laborator laboratoriya laboratorii laboratorija laboratorium laboratuvari laboratuvar laboratoriyasi shiyanshi jikkenshitsu silhomsil silheomsil azmayeshgah mukhtabar makmal phong_thi_nghiem ergastirio 实验室 實驗室 실험실 مختبر مختبرات آزمایشگاه מעבדה מעבדות ห้องปฏิบัติการ प्रयोगशाला
hospital bolnitsa bolnitsy likarnya likarnia balnitsa bolnica szpital nemocnice nemocnica krankenhaus klinikum hopital ospedale spitalul spital hastanesi hastane xestexana kasalxona aurukhana yiyuan byoin pyongwon byeongwon mustashfa bimarestan aspatal rumah_sakit benh_vien nosokomeio 医院 醫院 病院 병원 مستشفى بیمارستان ہسپتال ביתחולים โรงพยาบาล अस्पताल
clinic klinika kliniki clinica clinique klinik klinigi zhensuo phong_kham 诊所 診所 クリニック عيادة کلینیک
center tsentr tsentra tsentru tsentar centar centro centros zentrum centrum centrul centru merkezi markaz markazlar ortalygy ortalyghy zhongxin senta sento senteo trung_tam kentro kendra 中心 センター 센터 مركز مراكز مرکز מרכז ศูนย์ केंद्र կենտրոն ცენტრი
plant plants factory factories works zavod zavoda zavody zavodu zavodi fabrika fabriki fabrike fabryka fabryki fabrica fabricas fabbrica fabrique usine usines fabrik werk werke werken zaklad zaklady tovarna tvornica fabrikasi fabrikalari zauyty zauyt zauyti zavodlari gongchang kojo kongjang gongjang masna pabrik nha_may xi_nghiep ergostasio karkhaneh karkhana karkhanejat 工厂 工廠 工場 공장 مصنع مصانع کارخانه کارخانجات מפעל מפעלי โรงงาน कारखाना գործարան ქარხანა
combine kombinat kombinata kombinaty kombinatu combinatul kombinati lianhe_qiye 联合企业 종합기업소
workshop masterskaya masterskie masterskikh taller talleres atelye werkstatt warsztat atolyesi 작업소 كارگاه کارگاه ورشة
enterprise entpr enterprises qiye kigyo kiop gieop giop empresa empresas entreprise entreprises impresa imprese intreprinderea predpriyatie predpriyatiya pidpriiemstvo pidpriiemstva pidpryiemstvo pidpryyemstvo pidpriemstvo pradpryemstva preduzece preduzeca poduzece przedsiebiorstwo przedsiebiorstwa podnik podniky unternehmen isletmesi isletmeleri isletme muessise muessisesi kasiporyn korxona korxonasi epicheirisi epicheiriseis doanh_nghiep 企业 企業 기업 기업소 منشأة بنگاه מיזם วิสาหกิจ उद्यम ձեռնարկություն საწარმო
establishment muassasa muassasat muassasah muassasati moassese moasseseh moasseseye mossasat mosasat establecimiento establecimientos stabilimento stabilimenti muessesesi 事業 مؤسسة مؤسسات موسسه
institution uchrezhdenie uchrezhdeniya ustanova ustanovy ustanovi ustanove instituciya institucion instituicao istituzione einrichtung kurumu kurum muassasasi 机构 機構 機関 نهاد
foundation fundacion fundacao fondation fondazione fundatia stiftung vakfi vakif fondatsiya fundacja fundacji nadace nadacia zaklada zaduzbina fondacija bonyad bonyade bunyad jijinhui zaidan chaedan jaedan yayasan idryma 基金会 基金會 財団 재단 بنیاد وقف فاؤنڈیشن עמותת มูลนิธิ प्रतिष्ठान հիմնադրամ
foreign_economic vneshneekonomichesk- zovnishnoekonomichn-
association obedinenie obedineniya obyedinenie obyedineniye obednannya obiednannia society asociacion asociaciones associacao associazione associations asociatia assotsiatsiya assotsiatsii asotsiatsiya asotsiatsii asotsiatsiia asatsyyatsyya asocijacija asociace asociacia stowarzyszenie stowarzyszenia zrzeszenie spolek udruga udruzenje udruzenja sdruzeni sdruzhenie verband verbandes verein vereinigung jamiya jamiyat jamiyyah jameeyat jameiat anjoman anjuman dernegi dernek cemiyeti uyushmasi assotsiatsiyasi kauymdastygy qauymdastygy xiehui kyokai hyophoe hyeophoe persatuan perhimpunan perkumpulan asosiasi hiep_hoi syllogos 协会 協會 協会 협회 جمعية جمعیت انجمن אגודה אגודת עמותה สมาคม संघ ընկերակցություն ასოციაცია
union soyuz soyuza soiuz spilka spilky spilki sayuz savez saveza zwiazek zwiazku svaz zvaz uniao unione uniunea birligi odagi uyushma odaq ryonmeng ryonmaeng yeonmaeng ittihad ittehad ettehadiyeh ettehadieh kesatuan enosi 联盟 聯盟 同盟 동맹 اتحاد اتحادیه איגוד התאחדות สหภาพ संघटन
federation federacion federacao federazione federatia federatsiya federatsii federatsiia federatsyya federacija federacja federace federacia federasyonu federasyon federasiyasi federasiya lianhehui renmei yonmaeng federasi persekutuan lien_doan omospondia mahasangh 联合会 聯合會 連盟 연맹 فيدرالية فدراسیون فیڈریشن פדרציה สหพันธ์ महासंघ
confederation confederacion confederacao confederazione konfederatsiya konfederasyonu konfederacja konfederacija zongshanghui
chamber_of_commerce torgovo_promyshlennaya_palata camara_de_comercio chambre_de_commerce camera_di_commercio handelskammer ticaret_odasi ghorfat_tejarat shanghui shoko_kaigisho 商会 商會 商工会議所 상공회의소
league liga ligi lega ligue ligasi rabitat lien_minh رابطة
cooperative kooperativ kooperatyv kooperativi kooperatifi cooperativa cooperativas genossenschaft spoldzielnia spoldzielni druzstvo zadruga hezuoshe kumiai taawoniya taavoni tavoni koperasi hop_tac_xa synetairismos 合作社 協同組合 협동조합 تعاونية تعاونی
organization organizations sazman sazmane munazzama munazzamat munazama munadhamat organizacion organizaciones organisation organizacao organizzazione organizatia organizatsiya organizatsii orhanizatsiia arhanizatsyya organizacija organizacije organizacja organizacji organizace organizacia orgutu teskilati teshkilati tashkiloti teskilat uyymy uiymy soshiki chojik organisasi pertubuhan to_chuc organosi organismos sangathan 组织 組織 조직 منظمة سازمان تنظیم ארגון องค์การ องค์กร संगठन կազմակերպություն ორგანიზაცია
committee komitet komiteta komitetu kamitet komitesi komite comite comites comitato comitetul odbor komitee ausschuss lajna lajnat komiteh weiyuanhui iinkai wiwonhoe jawatankuasa uy_ban epitropi samiti komiteti 委员会 委員會 委員会 위원회 لجنة لجان کمیته کمیٹی ועדה ועדת คณะกรรมการ समिति կոմիտե კომიტეტი
commission commissariat comisaria komissiya komissii komisiya komisii komisija komisja komisji komise comision comissao commissione comisia kommission komisyonu komissiyasi komisyon komisi suruhanjaya كميسيون کمیسیون आयोग
council consejo conselho consiglio consiliul sovet soveta rady savet saveta vijece suvet saveti kengesi kengash surasi konseyi kurulu shora shoura showra shuraye lishihui hyobuihoe hyogihoe dewan hoi_dong symvoulio parishad 理事会 理事會 協議会 협의회 مجلس شورای شورا شورى کونسل מועצה מועצת สภา परिषद խորհուրդ საბჭო
ministry ministerstvo ministerstva ministerstvu ministerio ministerios ministere ministerium ministero ministerul ministarstvo ministarstva ministerstwo ministerstwa wizara wizarat vezarat wezarat vizarat bakanligi bakanlik nazirliyi vazirligi ministrligi kementerian ypourgeio mantralaya 部 وزارة وزارت משרד กระทรวง मंत्रालय նախարարություն სამინისტრო
agency agencia agencias agence agenzia agentia agentstvo agentstva ahentstvo ahenstva agencja agencji agentura agencija agentsiya agentur ajansi ajans agentligi agentliyi wakala wakalat wekala azhans azhanse agensi daili dairiten daeriin 代理 代理店 대리점 وكالة آژانس ایجنسی סוכנות หน่วยงาน अभिकरण
authority autoridad autoridade autorite autorita autoritatea behorde lembaga otoritas 当局 هيئة רשות प्राधिकरण
department departament departamenta departamentu departamento departement dipartimento departamentul odjel odeljenje abteilung dairesi departamenti jabatan departemen tmima vibhag dairat 部门 部門 部署 دائرة قسم מחלקה กรม विभाग
directorate direktsiya direktsii direktsiia direccion direzione directia direktorat direktion mudurlugu mudiriyat modiriyate مديرية
corporation korporatsiya korporatsii korporatsiia karparatsyya korporacija korporacja korporacji korporace korporacia corporacion corporaciones corporacao corporazione corporatia korporasyonu korporasiyasi korporatsiyasi perbadanan tong_cong_ty nigam 总公司 總公司 총회사 公社 コーポレーション 코퍼레이션 كوربوريشن کارپوریشن תאגיד บรรษัท निगम կորպորացիա კორპორაცია; concern konzern kontsern kontserna konsern
office ofis ofisi oficina oficinas ufficio oficiul ured kancelaria bangongshi bangongting jimusho samuso daftare pejabat van_phong grafeio karyalay 办公室 辦公室 事務所 사무소 사무실 مكتب دفتر دفاتر משרדי สำนักงาน कार्यालय
representative_office predstavitelstvo predstavnitstvo predstavnytstvo predstavnistvo przedstawicielstwo temsilciligi temsilcilik numayandalik namayandegi daibiaochu 代表处 代表處 代表部 대표부 نمایندگی
defense defence oborona oborony oboronn- oboroni oboronnogo abarony odbrana odbrane obrana obrany obrony obronn- otbrana otbranata defensa defensas difesa defesa aparare verteidigung savunma savunmasi mudafie mudofaa korganys qorghanys guofang boei kukpang gukbang bangwi difa difaa defae pertahanan quoc_phong amyna amynas 国防 國防 防衛 국방 방위 دفاع دفاعي دفاعية دفاعی กลาโหม रक्षा պաշտպանության თავდაცვის
military militar militares militaire militaires militare voenn- voenno voyenn- viiskov- viyskov- vayenn- vojn- vojensk- wojskow- militarisch militarische askeri askeriy harbiy junshi gunji kunsa gunsa nezami asykariya askariya ketenteraan militer quan_su stratiotiki stratiotiko sainik 军事 軍事 군사 عسكرية عسكري نظامی צבאי ทหาร सैन्य ռազմական სამხედრო
security bezopasnost bezopasnosti bezpeka bezpeki bezpeky byaspeki bezbednost bezbednosti sigurnost sigurnosti bezpieczenstwo bezpieczenstwa bezpecnost bezpecnosti seguridad seguranca securite sicurezza securitate sicherheit sicherheits guvenlik guvenligi tehlukesizlik tehlukesizliyi xavfsizlik kauipsizdik anquan anbo keibi poan boan amniyat amniyati amniat keselamatan keamanan an_ninh suraksha 保安 警備 안보 أمن أمني أمنية امنیت امنیتی سیکیورٹی ביטחון אבטחה ความมั่นคง सुरक्षा
intelligence razvedki razvedka razvedyvateln- rozvidky rozvidki inteligencia renseignement renseignements istihbarat mukhabarat istikhbarat ettelaate qingbao jongchal 情报 情報局 استخبارات اطلاعاتی מודיעין
police politsiya politsii politsiia policija policije policie policja policji policia polizia polizei polisi militsiya militsii emniyet_mudurlugu emniyet shurta shorta jingcha keisatsu kyongchal gyeongchal canh_sat astynomia 警察 경찰 شرطة پلیس משטרה משטרת ตำรวจ पुलिस ոստիկանություն პოლიცია
guard guards gvardiya gvardii gvardiia guardia garde gvardija straz straze muhafizlari pasdaran kyongbi 警卫 수비대 حرس پاسداران משמר
army armiya armii armiia armija armije armia ejercito exercito armee esercito armata ordusu armiyasi jaysh jaish jeish artesh arteshe jundui guntai kundae gundae tentera tentara quan_doi 军队 軍隊 군대 جيش ارتش צבא กองทัพ सेना բանակ არმია
armed armadas armees armate vooruzhenn- zbroyn- uzbroen- silahli 武装 武裝 무장 مسلحة مسلح
forces sily syly snage sily_zbrojne fuerzas forcas streitkrafte kuvvetleri quvveleri kuchlari quwwat ghuwat quvvat pasukan luc_luong dynameis 部队 部隊 부대 قوات نیروهای
navy flota flotu flote flotte marina_militare donanma donanmasi deniz_kuvvetleri haijun kaigun haegun naftiko 海军 海軍 해군
air_force vozdushnye_sily voenno_vozdushnye_sily fuerza_aerea armee_de_lair aeronautica_militare luftwaffe hava_kuvvetleri kongjun kugun konggun nirou_havai khong_quan 空军 空軍 공군
corps korpus korpusa korpusu kolordu 军团 فيلق
brigade brigades saraya saraia سرايا brigada brigady brigadas brigadi brigadu brigata tugayi tugay brigadasi liwaa alwiya kataib kataeb katayib lu_doan 旅団 여단 لواء كتائب ألوية تیپ חטיבה กองพลน้อย
battalion battalions batalyon batalyona batalion batalon bataljon batallon batalhao bataillon battaglione tabur taburu batalyonu katiba katibat tieu_doan tagma 大隊 كتيبة گردان กองพัน
regiment regimiento regimento reggimento pluk 联队 فوج هنگ
division diviziya divizii diviziia divizija dywizja divize divisione tumeni firqa 师团 師団 فرقة لشکر
front fronta frontu frente fronte cephesi jabhat jabha jabhah jebhe jebheye zhanxian sensen chonson mat_tran metopo morcha 战线 戰線 戦線 جبهة جبهه محاذ חזית แนวร่วม मोर्चा
party partiya partii partiia partyya partido partidos partei partisi partiyasi partia partija partije partidul partito partai 党 黨 پارٹی מפלגה מפלגת พรรค पार्टी կուսակցություն პარტია
movement movimiento movimientos movimento mouvement miscarea dvizhenie dvizheniya pokret pokreta hnuti hnutie bewegung hareketi herekati harakati qozgalysy kozgalysy haraka harakat harakah harekat jonbesh tehreek tehrik yundong undo undong pergerakan gerakan phong_trao kinima andolan 运动 運動 운동 حركة حرکت جنبش نهضت تحریک תנועה תנועת ขบวนการ आंदोलन
liberation liberacion libertacao liberazione eliberare osvobozhdenie osvobozhdeniya vizvolennya vyzvolennia vyzvolennya oslobodjenje oslobodjenja oslobodenje oslobodenja wyzwolenie wyzwolenia osvobozeni befreiung befreiungs kurtulus kurtulusu tahrir rahaibakhsh azadibakhsh jiefang kaiho haebang pembebasan giai_phong apeleftherosi 解放 해방 تحرير آزادیبخش آزادی‌بخش שחרור ปลดปล่อย मुक्ति
revolutionary revolution revolucion revolucionario revolucionaria revolucionarias revolucionarios revolucionarni revolucionarna revolutionnaire revolutionnaires rivoluzionario rivoluzionaria revolutionar revolutionare revolyutsionn- revolyutsiyn- revolyutsii revoliutsiinyi rewolucyjn- revolucni devrimci inqilobiy thawri thawriya thawrat enghelab enghelabi engelab geming kakumei hyongmyong hyeongmyeong revolusi revolusioner cach_mang epanastatiki epanastasi 革命 혁명 ثورة ثوري ثورية انقلاب انقلابی מהפכה ปฏิวัติ क्रांति क्रांतिकारी
resistance resistencia resistenza soprotivlenie soprotivleniya widerstand direnis direnisi muqawama moqavemat muqavamat 抵抗 저항 مقاومة مقاومت
islamic islamique islamiques islamico islamica islamicos islamsk- islamski islamisch islamische islamischer islamiczn- islamiya islamiyya islami islamiy islomiy eslami eslamiye islamiyah islamik islamiki 伊斯兰 イスラム 이슬람 إسلامية إسلامي اسلامی האיסלאמי אסלאמי อิสลาม इस्लामी
christian khristiansk- cristiana cristiano chretien chretienne christliche chrzescijansk- krscansk-
peoples narodnyy narodnaya narodnoe narodnoye narodnogo narodnoy narodniy narodnyi naroda populaire poporului halkin xalq khalq shaabi shaabiya mardom mardomi renmin jinmin inmin rakyat nhan_dan laiki 人民 인민 شعبية شعبي مردمی عوامی העם ประชาชน
democratic demokratichesk- demokratychn- demokratichn- demokratsk- demokratyczn- democratico democratica democratique democratiques demokratisch demokratische demokratik demokratiyalyk minzhu minshu minju dimoqratiya dan_chu 民主 민주 ديمقراطية دموکراتیک דמוקרטית ประชาธิปไตย
republic respublika respubliki respubliky republika republike republiki rzeczpospolita rzeczypospolitej republica republique repubblica republik cumhuriyeti respublikasi gongheguo kyowakoku konghwaguk gonghwaguk jumhuriya jomhouri jomhuri jumhuri cong_hoa ganarajya ganatantra 共和国 共和國 공화국 جمهورية جمهوری جمہوریہ רפובליקה สาธารณรัฐ गणराज्य հանրապետություն რესპუბლიკა
government pravitelstvo pravitelstva uryad uryadu vlade rzadu vlady gobierno governo gouvernement guvernul regierung hukumeti hukumet hukuma hukumat zhengfu seifu chongbu jeongbu pemerintah chinh_phu kyvernisi 政府 정부 حكومة حکومت ממשלה ממשלת รัฐบาล सरकार
municipal munitsipaln- miskiy gradsk- miejsk- mestsky municipale kommunaln- belediyesi belediye komunaln- stadtisch stadtische shahrdari baladiya baladiyat 市立 시립 بلدية شهرداری עיריית เทศบาล
regional regionaln- regionale oblastn- viloyat oblysy
public obshchestvenn- gromadsk- hromadsk- gramadsk- javn- publiczn- verejn- publica publico publique publiques pubblica pubblico offentlich offentliche ommaviy kogong umumiya cong_cong 公共 공공 عمومی
communist kommunistichesk- komunistychn- komunistick- komunistyczn- comunista communiste kommunistisch kommunistische komunist gongchan kyosan kongsan 共产 共產 공산 شيوعي کمونیست
workers rabochikh trabajadores trabalhadores travailleurs lavoratori arbeiter isci iscileri laodong rodong nodong kargaran ummal 劳动 勞動 労働 로동 노동 عمال کارگران
brothers hermanos hnos irmaos freres gebruder gebr bratya brativ braca bracia bratri kardesler kardesleri biraderler fratelli fratii qardaslar birodarlar baradaran anh_em adelfoi adelfi bhrata 兄弟 형제 إخوان إخوة برادران אחים האחים พี่น้อง ब्रदर्स
sons fils hijos filhos figli fiii sohne synovya synove synowie sinovi syny ogullari awlad abna farzandan pesaran yioi 子女 أبناء أولاد پسران ובניו บุตร
family ailesi khanevadeh
agricultural agriculture agropecuaria agropecuario agricola agricolas agricole agricoltura agrarn- agricultura agrokultur selskokhozyaystvenn- silskogospodarsk- silskohospodarsk- selskagaspadarch- poljoprivredn- selskostopansk- zemedelsk- zemedelsky rolnicz- rolnictwo landwirtschaft landwirtschaftlich landwirtschaftliche tarimsal ziraat ziraiya zirai kend_teserrufati qishloq_xojaligi auyl_sharuashylygy nongye nogyo nongop nongeop keshavarzi zaraati zeraat pertanian nong_nghiep georgiki krishi 农业 農業 농업 زراعية زراعي زراعة کشاورزی زرعی חקלאות חקלאי การเกษตร कृषि
agroindustrial agropromyshlenn- agropromislov- agroindustrias agroindustria agroprodukt tarim_sanayi
food foods alimentos alimentaria alimentare alimentari alimentacion alimentaire pishchev- kharchov- prodovolstvenn- prehrambena prehrambena_industrija spozywcz- potravinarsk- lebensmittel nahrungsmittel gida gidalari shipin shokuhin sikpum ghazai ghidhaiya makanan thuc_pham trofima trofimon 食品 食料 식품 غذائية أغذية غذایی מזון อาหาร खाद्य
fishing fisheries rybolovn- rybn- rybokhozyaystvenn- ribn- pesquera pesqueras pesqueria pesca pesqueiro peche pescaria fischerei balikcilik su_urunleri suisan perikanan thuy_san alieia 渔业 漁業 水产 水産 شیلات דיג ประมง मत्स्य
grain zernov- zerno hububat liangshi kokumotsu granos ghalleh hubub 粮食 糧食 곡물 حبوب غلات
textile textiles tekstil tekstiln- tekstilsanayi textil textilien textilna textiln- tessile tessuti tessili tecidos tekstyln- wlokiennicz- fangzhi boseki senii bangjik pangjik nassajiyeh nassaji nasij mansujat det_may yfantourgia to_qimachilik toqimachilik 纺织 紡織 紡績 繊維 방직 نسيج منسوجات نساجی טקסטיל สิ่งทอ वस्त्र
clothing odezhda konfeksiyon konfeksion ropa confecciones confeccoes abbigliamento bekleidung giyim fuzhuang 服装 服裝 ملابس پوشاک
tobacco tabac tabaco tabacalera tabacchi tabak tabachn- tabaka tyutyunov- duhansk- duvanska duvanski tytoniow- tutun tutunu yancao tabako yoncho tanbako dukhaniyat dokhaniyat tembakau thuoc_la kapnos kapnika 烟草 煙草 たばこ 담배 연초 تبغ دخانیات טבק ยาสูบ तंबाकू
beverages napitki napitkov napoje napoju napitci bebidas bevande getranke mesrubat icecek icecekleri yinliao inryo umryo minuman 饮料 飲料 음료 مشروبات نوشیدنی
sugar sakharn- tsukrov- cukrow- cukrovar secerana azucar azucarera acucar sucrerie zucchero zucker tangye seito 糖业 制糖 製糖 설탕 سكر
paper bumazhn- papern- papierowa papiernicza papeles papeis kagit zaozhi seishi jeji kaghaz 造纸 造紙 製紙 제지 کاغذ
timber lesopromyshlenn- lisopromislov- derevoobrabatyvayushch- derevoobrobn- drvna drzewn- drevarsk- maderas madeiras legnami orman_urunleri mucai mokuzai mokjae akhshab 木材 목재 أخشاب چوب
furniture mebel mebeln- meblow- meble nabytek namestaj namjestaj muebles moveis mobili meubles mobel mobilya jiaju noi_that epipla 家具 أثاث مبلمان
rubber rezinotekhnichesk- caucho borracha gomma gummi kaucuk lastik xiangjiao cao_su 橡胶 橡膠 ゴム مطاط لاستیک
plastics plastmass plastik plastikleri plasticos plastiques plastiche plastica kunststoff suliao purasuchikku 塑料 塑膠 プラスチック 플라스틱 بلاستيك پلاستیک פלסטיק
glass stekoln- steklozavod sklarny szklo vidrios vidro vetro verreries cam_sanayi boli garasu zujaj shisheh 玻璃 ガラス زجاج شیشه
real_estate bienes_raices inmobiliaria inmobiliarias imobiliaria imobiliare immobiliare immobiliari immobiliere immobilier immobilien nedvizhimost nedvizhimosti nerukhomist nerukhomosti nieruchomosci nekretnine nemovitosti nedvizhimi_imoti gayrimenkul emlak dasinmaz_emlak fangdichan dichan fudosan budongsan pudongsan mostaghelat mustaghalat aqarat aqariya aqari hartanah bat_dong_san akinita dia_oc 房地产 房地產 地产 地產 置业 置業 不動産 부동산 عقارية عقارات عقاري املاک مستغلات נדלן נכסים อสังหาริมทรัพย์
housing zhilishchn- zhitlov- mieszkaniow- bytove stambena vivienda viviendas konut juzhai jutaek eskan perumahan nha_o 住宅 주택 إسكان שיכון เคหะ आवास
tourism turizm turisticheskaya turistichesk- turystyka turystyczn- turisticka turisticki turismo tourisme turism turizma turizmi tourismus turistik siyaha seyahat seyahat_acentasi gardeshgari luyou lvyou ryoko kanko kwangwang gwangwang jahangardi pelancongan pariwisata du_lich tourismos paryatan sayohat 旅游 旅遊 旅行 観光 관광 سياحة سياحية گردشگری جهانگردی سیاحت תיירות ท่องเที่ยว पर्यटन
hotel hotels gostinitsa gostinitsy gotel hoteles hoteis albergo alberghi otel otelcilik otelleri mehmonxona jiudian binguan hoteru fanadiq khach_san xenodocheio 酒店 宾馆 賓館 ホテル 호텔 فنادق فندق هتل ہوٹل מלונות מלון โรงแรม होटल
restaurant restoran restorany restaurante ristorante restoranlar canyin 餐饮 餐飲 レストラン مطعم مطاعم رستوران מסעדה
water vodn- vodosnabzheniya wodociagi vodovod vodovodi aguas eaux acque su_isleri shuiwu suido abfa miyah cap_nuoc 水务 水務 水道 مياه
water_resources vodokhozyaystvenn- recursos_hidricos ressources_hydrauliques shuili manabe_ab 水利 수리
road roads dorozhn- avtomobilnykh_dorog dorozhno_stroiteln- avtodor shosseyn- drogow- silnicni cestne carreteras estradas strade strassenbau karayollari gonglu 公路 道路 طرق راهسازی
bridge mostostroiteln- mostobudivn- puentes koprusu qiaoliang kyoryo 桥梁 橋梁 교량 جسور پل‌سازی
post postal pochta pochty pochtov- poshta poshty poshtov- poczta poczty correos correios buu_dien buu_chinh youzheng yuzheng yubin upyon ujeong barid 邮政 郵政 郵便 우편 우정 بريد پست דואר ไปรษณีย์ डाक
health zdravookhraneniya zdravookhranenie okhorony_zdorovya okhoroni_zdorovya zdravstvo zdravlja zdrowia zdravotnictvi zdraveopazvaneto salud saude sante sanita sanatate gesundheit saglik sagligi sehiyye sogliqni_saqlash densaulyk weisheng pogon bogeon behdasht sihha kesihatan kesehatan ygeias swasthya 卫生 衛生 보건 صحة صحية بهداشت صحت בריאות สาธารณสุข स्वास्थ्य
education obrazovaniya obrazovanie osviti osvity adukatsyi obrazovanja obrazovanje edukacji edukacja vzdelavani educacion educacao enseignement istruzione educatie bildung egitim egitimi jiaoyu kyoiku kyoyuk gyoyuk amoozesh amuzesh taalim pendidikan giao_duc ekpaidefsi shiksha 教育 교육 تعليم تربية آموزش تعلیم חינוך ศึกษา शिक्षा
culture kultury kultura kulturi kulturn- kulturno cultura cultural culturale culturel culturelle kultur kulturu medeniyyet madaniyat wenhua bunka munhwa farhang farhangi thaqafa thaqafiya kebudayaan van_hoa politismos sanskriti 文化 문화 ثقافة ثقافية فرهنگی فرهنگ ثقافت תרבות วัฒนธรรม संस्कृति
sports sport sportivn- sportow- sportovni deportes deportivo esporte esportes sportif sportive sportivo spor_kulubu tiyu supotsu cheyuk varzesh varzeshi riyadi riyada olahraga the_thao athlitikos 体育 體育 スポーツ 체육 رياضة رياضي ورزشی ספורט กีฬา खेल
charity blagotvoriteln- blagodiyn- blahodiin- dabrachynn- dobrotvorn- humanitarn- charytatywn- dobrocinn- beneficencia benefica caritativa caritative bienfaisance beneficenza caritate wohltatigkeit wohltatigkeits hayir hayriye xeyriyye xayriya kayyrymdylyk khayriya khayriyya hayriya kheiriyeh kheirieh cishan jizen chason jaseon kebajikan tu_thien filanthropiki 慈善 자선 خيرية خيري خیریه خیراتی צדקה การกุศล
humanitarian gumanitarn- gumanitarna humanitaria humanitario humanitaire umanitaria humanitara humanitare insani_yardim insaniya insaniyah bashardoostaneh kemanusiaan nhan_dao rendao jindo 人道 인도주의 إنسانية إنساني הומניטרי
relief ighatha igatha ighathah ighathiya auxilio secours soccorso nothilfe yardim yardimlasma yardimi jiuji kyusai kuho guho cuu_tro 救济 救濟 救済 إغاثة إغاثية امداد
social sotsialn- sotsialnogo socijaln- spoleczn- socialni sociales sociale sosyal sosial ijtimoiy aleumettik shehui shakai sahoe ejtemai ijtimaiya sozial soziale xa_hoi koinoniki 社会 社會 사회 اجتماعية اجتماعی
economic economy ekonomichesk- ekonomichn- ekanamichn- ekonomsk- gospodarsk- gospodarcz- ekonomiki ekonomika economico economica economique economie economia wirtschaft wirtschafts ekonomi ekonomik iqtisadi iqtisodiy keizai kyongje gyeongje iqtisad iqtisadiya eghtesad eghtesadi ekonomis kinh_te oikonomiki oikonomias arthik 经济 經濟 経済 경제 اقتصاد اقتصادية اقتصادی כלכלה เศรษฐกิจ आर्थिक
customs tamozhenn- tamozhnya mytn- mytnytsia mitn- carinsk- aduana aduanas aduanera douane douanes dogana gumruk gumrugu gomruk bojxona haiguan zeikan segwan bea_cukai 海关 海關 税関 세관 جمارك گمرک מכס ศุลกากร
justice yustitsii yustitsiya yustytsii pravosudja sprawiedliwosci spravedlnosti justicia justica giustizia justitie justiz adalet adliyye adliya sifabu dadgostari tu_phap dikaiosynis nyaya 司法 法務 사법 دادگستری משפטים ยุติธรรม न्याय
interior internal_affairs vnutrennikh_del vnutrishnikh_sprav unutarnjih_poslova unutrasnjih_poslova spraw_wewnetrznych vnitra interiores interieur inneren icisleri dakhiliya dakhili daxili_isler ichki_ishlar dalam_negeri noi_vu 内务 內務 داخلية کشور
foreign_affairs inostrannykh_del zakordonnykh_sprav zakordonnikh_sprav zamezhnykh_spraw spraw_zagranicznych zahranicnich_veci relaciones_exteriores asuntos_exteriores affaires_etrangeres affari_esteri afacerilor_externe disisleri xarici_isler umur_kharijeh waijiao gaimu oemu ngoai_giao luar_negeri 外交 外務 외교 외무 خارجية
special spetsialn- spetsialnogo spetsiln- specijaln- specialni speciale speciali khassa vizheh tokushu tuksu teukbyol 特殊 特种 특수 ویژه
technological_institute tekhnologicheskiy_institut institut_teknologi
nanotechnology nanotekhnologii nanotekhnologiy nanotecnologia
microelectronics mikroelektronika mikroelektroniki weidianzi 微电子 微電子
semiconductor semiconductors poluprovodnikov- semiconductores yariiletken bandaoti handotai bandoche nimeresana ban_dan 半导体 半導體 半導体 반도체
radio_electronic radioelektronn- radioelektronika radioelektroniki radiotekhnichesk-
weapons weapon oruzhie oruzhiya oruzhein- oruzheyn- zbroya zbroi zbroyi oruzje oruzja waffen silahlari silah_sanayi wuqi aslaha aslihah senjata vu_khi 武器 兵器 무기 أسلحة
ammunition boepripasov boepripasy munition munitions municion municiones munizioni muhimmat mermi danyao danyaku tanyak dhakhira mohemmat 弹药 彈藥 탄약 ذخيرة مهمات
tube pipe pipes trubn- truboprokatn- rurow- trubky tuberias rohre guandao kokan lulesazi 管道 鋼管 파이프 أنابيب لوله
pipeline pipelines truboprovod truboprovody truboprovodn- oleoducto oleoductos gasoducto oleoduc boru_hatlari khututlule
cable kabel kabeln- kabelov- cavi kablo kablolari dianlan densen 电缆 電纜 電線 كابلات
engine engines dvigatel dvigateli dvigatelestroiteln- dvyhun motorostroiteln- motorobudivn- motores moteurs motori motoren fadongji hatsudoki 发动机 發動機 엔진 محركات
turbine turbines turbinn- turbina turbinas turbinen turbin wolunji 汽轮机 터빈 توربین
freight cargo kargo carga cargas gruz gruzy 货物 貨物 화물 بضائع flete fletes fret fracht frete gruzov- gruzoperevozki navlun shahn 货运 貨運 화물운송 شحن
freight_forwarding spedition speditions ekspeditsionn- 货运代理 貨運代理 货代
warehouse warehouses almacen almacenes entrepot entrepots lagerhaus magazzini armazem armazens skladsk- mustawda anbar 仓储 倉儲 仓库 倉庫 창고 مستودع انبار
wholesale mayorista mayoristas grossiste grosshandel ingrosso atacado atacadista optov- toptan jumla 批发 批發 卸売 도매
retail minorista minoristas detaillant einzelhandel dettaglio varejo roznichn- perakende 零售 小売 소매
market mercado mercados markt mercato rynok rynka pazar pazari bazar 市场 市場 시장 سوق بازار
supermarket supermarkets supermercado supermercados supermarche supermarches supermarkt supermercato supermercati 超市
brokerage corretaje courtage corretora maklersk- brokersk- 经纪 經紀
audit auditoria auditores auditorsk- denetim 审计 審計
accounting contabilidad comptabilite buchhaltung contabilita contabilidade bukhgaltersk- muhasebe 会计 會計 会計 회계 محاسبة حسابداری
legal juridico juridica juridique giuridico giuridica yuridichesk- yurydychn- hukuk 法律 قانونية حقوقی
explosives explosivos explosifs sprengstoff sprengstoffe esplosivi vzryvchatykh patlayici 炸药 炸藥 متفجرات
drilling perforacion perforaciones forage forages bohrung bohrungen perforazione perforazioni perfuracao burov- burenie bureniya sondaj 钻井 鑽井 掘削 시추 حفر حفاری
exploration exploracion exploraciones esplorazione esplorazioni exploracao razvedochn- 勘探 探査 탐사 تنقيب اکتشاف
geological geology geologia geologie geologichesk- heolohichn- geologorazvedochn- jeoloji 地质 地質 지질 جيولوجيا
fuel fuels combustible combustibles carburant carburants kraftstoff kraftstoffe carburanti combustiveis toplivn- toplivo palivn- akaryakit yakit wuqud sukht 燃料 연료 وقود سوخت
gold zolot- zoloto dhahab 黄金 黃金 ذهب
diamond diamonds diamante diamantes diamant diamants diamanti almazn- elmas 钻石 鑽石 الماس
jewelry jewellery joyeria joyerias bijouterie joaillerie gioielleria gioielli joalheria yuvelirn- kuyumculuk mujawharat 珠宝 珠寶 보석 مجوهرات جواهر
metals metal metales metaux metalle metalli metais metallov metally 金属 金屬 금속 فلزات
minerals minerales mineraux mineralien minerali minerais 矿产 礦產 광물
copper cobre cuivre kupfer rame mednyy mednaya bakir nuhas 铜业 銅業 نحاس
tools herramientas outils outillage werkzeuge utensili ferramentas 工具 공구
television televisione televisao televizyon televidenie televideniya telewizja tilfizyun 电视 電視 テレビ 텔레비전 تلفزيون تلویزیون
printing imprenta imprentas imprimerie druckerei tipografia tipografiya drukarnya matbaa matbaasi 印刷 인쇄 طباعة چاپ
newspaper periodico zeitung giornale gazeta gazetesi jarida rooznameh ruznameh 报社 報社 جريدة صحيفة روزنامه
library biblioteca bibliotheque bibliothek biblioteka kutuphane kutuphanesi ketabkhaneh 图书馆 圖書館 図書館 도서관 کتابخانه
museum museo musee muzey muzei muzeum muzesi mathaf muzeh 博物馆 博物館 박물관 متحف موزه
bakery panaderia boulangerie backerei panificio padaria pekarnya 面包 麵包 مخبز
meat carnes viande viandes fleisch myasn- myaso luhum 肉类 肉類 لحوم گوشت
poultry avicola avicolas volaille geflugel pollame ptitsefabrika ptakhofabryka tavukculuk dawajin 家禽 دواجن
dairy lacteos lactea laitiere laiterie molkerei lattiero laticinios molochn- alban labaniyat 乳业 乳業 유업 ألبان لبنیات
rice arroz arrocera pirinc 大米 أرز برنج
flour harina harinas farine farinha mukomoln- boroshnomeln- 面粉 麵粉 製粉 제분 مطاحن
seeds semillas semences saatgut sementi sementes semenovodchesk- tohum tohumculuk budhur 种业 種業 종자 بذور بذر
fertilizer fertilizers fertiliser fertilisers fertilizantes engrais dungemittel fertilizzanti udobreniya udobreniy dobryva gubre asmida 化肥 肥料 비료 أسمدة
farm farms granja granjas ferme fermes fattoria fazenda fazendas ciftlik ciftligi mazraa 农场 農場 농장 مزرعة مزرعه
livestock ganadera ganaderia elevage viehzucht zootecnica pecuaria zhivotnovodchesk- hayvancilik mawashi damdari 畜牧 畜産 축산 مواشي دامداری
packaging empaques envases emballage emballages verpackung verpackungen imballaggi embalagens upakovochn- ambalaj taghlif 包装 包裝 포장 تغليف
ceramics ceramica ceramicas ceramique ceramiques keramik keramika keramichesk- seramik 陶瓷 세라믹 سيراميك کاشی
concrete hormigon beton betonn- kharasana 混凝土 콘크리트 خرسانة بتن
remittance remittances remesas giros remessas havale hawala 汇款 匯款 送金 송금 حوالة حواله
payments payment pagos paiements paiement zahlungen pagamenti pagamentos platezhn- odeme odemeleri 支付 決済 결제 مدفوعات پرداخت
pension pensions pensiones pensioni pensionn- emeklilik 养老 年金 연금 تقاعد بازنشستگی
orphans huerfanos orphelins waisen orfani orfaos yetimler aytam 孤儿 أيتام
mosque mezquita mosquee moschee moschea mesquita mechet camii masjid 清真寺 مسجد
church iglesia eglise kirche chiesa igreja tserkov tserkva kilise kilisesi kanisa 教会 教會 교회 كنيسة کلیسا
pharmacy pharmacies farmacia farmacias pharmacie apotheke apteka apteki eczane saydaliya darukhaneh 药店 药房 薬局 약국 صيدلية داروخانه
cosmetics cosmetic cosmeticos cosmetiques kosmetik cosmetici kosmetika kozmetik 化妆品 化妝品 化粧品 화장품
footwear shoes calzado calzados chaussures schuhe calzature calcados obuv obuvn- ayakkabi ahdhiya 鞋业 鞋業 신발 أحذية کفش
leather cuero cueros couro kozhevenn- shkiryan- 皮革 가죽 جلود چرم
carpet carpets alfombras teppich teppiche tappeti tapetes sajjad 地毯 سجاد فرش
automation automatizacion automatisation automatisierung automazione automacao avtomatika avtomatiki avtomatizatsii otomasyon 自动化 自動化 オートメーション 자동화 أتمتة اتوماسیون
robotics robotica robotique robotik robototekhnika robototekhniki 机器人 機器人 ロボット 로봇 روبوتیک
computer computadores hasub
data datos donnees daten dannykh 数据 數據 데이터 بيانات داده
solar solaire solaires solnechn- sonyachn- 太阳能 太陽能 태양광 شمسية خورشیدی
environmental environment ambiental ambientales ambientale environnement umwelt ekologichesk- cevre 环保 環保 環境 환경 بيئة
waste residuos dechets abfall rifiuti otkhodov otkhody nufayat 废物 廢物 نفايات
cleaning limpieza nettoyage reinigung pulizia pulizie limpeza temizlik tanzif 清洁 清潔 クリーニング تنظيف
maintenance mantenimiento wartung manutenzione manutencao obsluzhivaniya obsluzhivanie bakim siyana 维护 維護 صيانة
repair repairs reparacion reparaciones reparation reparations reparatur riparazioni reparacoes remont remonta remontn- onarim 维修 維修 修理 تعمير تعمیر
spare_parts repuestos recambios ricambi ersatzteile zapchasti zapchastey yedek_parca 配件 零件 부품
travel viajes voyages viaggi viagens puteshestviy puteshestviya 여행
courier mensajeria messagerie kurier corriere kuryersk- kurye 快递 快遞 宅配 택배
tax taxes nalogov- podatkov- vergi tributaria impuestos steuer daraib maliyat 税务 稅務 税務 세무 ضرائب مالیات
prison prisons prision prisiones carcel gefangnis prigione prisao tyurma tyurmy cezaevi zendan 监狱 監獄 刑務所 교도소 سجن زندان
court суд суда mahkemesi mahkama dadgah 法院 裁判所 법원 محكمة دادگاه
supreme supremo suprema verkhovn- yuksek 最高 최고
parliament parlamento parlement parlament parlamenta parlamentu parlamentosu 议会 議会 의회 برلمان
eastern leste dogu vostochn- skhidn- uskhodn- istocn- iztochn- wschodni wschodnia vychodni orientale ostlich dongbu sharghi anatoliki
western oeste ouest ovest zapadn- zakhidn- zakhodn- zapadno zachodni zachodnia occidentale seobu sobu gharbi dytiki غربی
northern norte nord kuzey severn- severo pivnichn- paunochn- sjevern- polnocn- severni septentrional bukbu pukpu shomal shimali shamali utara voreia شمالية شمالی
southern sur sud sul guney yuzhn- pivdenn- paudnyov- juzn- yuzhno poludniow- meridional nambu janub janubi jonubi selatan notia جنوبية جنوبی
new novyy novaya novoe novoye nuevo nueva nouveau nouvelle nuovo nuova neue neuer neues yeni yangi zhana جديدة جديد نوین
great velikiy velikaya velikoe buyuk boyuk بزرگ
1st pervyy pervaya pervoe pershiy pershyi prvi prva pierwszy pierwsza birinci diyi 第一 أولى
modern sovremenn- suchasn- moderne muasir 現代的
korean koreysk- koreisk- korejsk-; chinese kitaysk- kytaisk-; iraqi iraksk-; turkish turetsk-; venezuelan venesuelsk-; cuban kubinsk-; libyan liviysk-; american amerikansk-; georgian gruzinsk-; armenian armyansk- virmensk-; azerbaijani azerbaydzhansk-; uzbek uzbeksk-; moldovan moldavsk- moldovsk-; serbian serbsk- srpsk-; crimean krymsk-; polish polsk-
embassy embajada ambassade botschaft ambasciata embaixada posolstvo posolstva buyukelciligi sifara sefarat 大使馆 大使館 سفارة سفارت
consulate consulado consulat konsulat consolato konsulstvo konsolosluk konsoloslugu 领事馆 領事館 قنصلية
russian rossiysk- rosiysk- rosiisk- rasiysk- rusko ruska rosyjsk- russische russischer ruso russe eluosi 俄罗斯 ロシア 러시아 روسية روسی
all_russian vserossiysk- obshcherossiysk- vseukrainsk-; ukrainian ukrainsk- ukrainska; belarusian belorussk- belarusk- bialorusk-; kazakh kazakhstansk-; iranian iransk-; syrian siriysk-
moscow moskva moskau moscou moscu mosca moskovsk- moskvy; saint_petersburg sankt_peterburg sankt_peterburga; kyiv kiev kiiv kyyiv kievsk- kyivsk- kiivsk- kijow; damascus damas damasco damaskus dimashq دمشق; tehran teheran تهران; cairo kairo qahira قاهرة; beijing peking pekin pechino 北京市 北京; shanghai 上海市 上海; shenzhen 深圳市 深圳; guangzhou 广州市 广州 廣州
zhejiang 浙江省 浙江; jiangsu 江苏省 江苏 江蘇; guangdong 广东省 广东 廣東; shandong 山东省 山东 山東; fujian 福建省 福建; sichuan 四川省 四川; hubei 湖北省 湖北; hunan 湖南省 湖南; hebei 河北省 河北; henan 河南省 河南; liaoning 辽宁省 辽宁 遼寧; shaanxi 陕西省 陕西 陝西; shanxi 山西省 山西; anhui 安徽省 安徽; jiangxi 江西省 江西; yunnan 云南省 云南 雲南; heilongjiang 黑龙江省 黑龙江; jilin 吉林省 吉林; hainan 海南省 海南; xinjiang 新疆; guizhou 贵州省 贵州; guangxi 广西; gansu 甘肃省 甘肃
hangzhou 杭州市 杭州; nanjing 南京市 南京; tianjin 天津市 天津; chongqing 重庆市 重庆 重慶; wuhan 武汉市 武汉 武漢; dalian 大连市 大连 大連; qingdao tsingtao 青岛市 青岛 青島; xian 西安市 西安; chengdu 成都市 成都; hong_kong 香港; macau macao 澳门 澳門; taipei 台北 臺北; suzhou 苏州市 苏州 蘇州; ningbo 宁波市 宁波 寧波; dongguan 东莞市 东莞 東莞; xiamen 厦门市 厦门 廈門; harbin 哈尔滨市 哈尔滨; shenyang 沈阳市 沈阳 瀋陽
geneva geneve genf ginebra ginevra; vienna wien viena vienne; munich munchen; cologne koln; warsaw warszawa varsovia varsovie varsavia warschau; prague praha prag praga; brussels bruxelles brussel bruselas; rome roma; tokyo tokio 東京 东京; osaka 大阪; seoul seul 서울; pyongyang pionyang pjongjang phenian pkhenyan 평양
milan milano mailand; naples napoli napoles; florence firenze; venice venezia; lisbon lisboa lisbonne lisbona; seville sevilla; athens athina atenas athenes atene; belgrade beograd belgrad belgrado
bucharest bucuresti bucarest; copenhagen kobenhavn copenhague kopenhagen; havana habana havanna; baghdad bagdad بغداد; aleppo halab alep alepo حلب; jerusalem quds قدس; istanbul stambul estambul; beirut beyrouth bayrut بيروت; algiers argel algier; basra bassora basrah بصرة; mosul mossoul mosoul موصل; kabul kaboul کابل كابول; riyadh riad riyad رياض; antwerp antwerpen anvers amberes; london londres londra; stockholm estocolmo
mitsubishi 三菱; mitsui 三井; sumitomo 住友; kawasaki 川崎; hitachi 日立; toshiba 東芝; fuji 富士; toyota 豊田; nissan 日産; nomura 野村; marubeni 丸紅; itochu 伊藤忠; ishikawajima 石川島; samsung 삼성; hyundai 현대
china zhongguo 中国 中國 중국 الصين; japan nihon nippon 日本 일본; korea choson chosun hanguk 조선 한국 朝鮮 韩国 韓國; iran ایران; syria سوريا سورية; iraq عراق; thailand ประเทศไทย; india भारत
`;
