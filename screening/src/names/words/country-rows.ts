/**
 * Countries as English calls them, then as other languages do, in their letters and in ours; the last rows are the
 * adjectives. Written like the terms of organisations.
 */
export const COUNTRY_ROWS = `
afghanistan afganistan afeganistao afganistana afganistanu أفغانستان افغانستان 阿富汗 アフガニスタン 아프가니스탄 אפגניסטן
albania albanie albanien arnavutluk albanija albaniya albanii albaniyi ألبانيا آلبانی 阿尔巴尼亚 阿爾巴尼亞 アルバニア 알바니아 אלבניה
algeria argelia algerie algerien algerije algieria alzirsko cezayir aljazair alzir alzhir alzhira alzhiru جزائر جزایر 阿尔及利亚 阿爾及利亞 アルジェリア 알제리 אלג׳יריה jazair
andorra andorre andora andorry أندورا آندورا 安道尔 安道爾 アンドラ 안도라 אנדורה
angola angoly أنغولا آنگولا 安哥拉 アンゴラ 앙골라 אנגולה
argentina argentine argentinien argentinie argentyna arjantin argentiny أرجنتين آرژانتین 阿根廷 アルゼンチン 아르헨티나 ארגנטינה
armenia armenie armenien ermenistan armenija armeniya armenii armeniyi virmeniya virmenii virmeniyi أرمينيا ارمنستان 亚美尼亚 亞美尼亞 アルメニア 아르메니아 ארמניה
australia australie australien avustralya australija avstraliya avstralii avstraliyi أستراليا استرالیا 澳大利亚 澳洲 オーストラリア 오스트레일리아 אוסטרליה
austria autriche osterreich oostenrijk rakousko avusturya austrija avstriya avstrii avstriyi نمسا اتریش 奥地利 奧地利 オーストリア 오스트리아 אוסטריה
azerbaijan azerbaiyan azerbaidjan aserbaidschan azerbaigian azerbaijao azerbeidzjan azerbejdzan azerbajdzan azerbaycan azerbaidzhan azerbaidzhana azerbaidzhanu أذربيجان 阿塞拜疆 亞塞拜然 アゼルバイジャン 아제르바이잔 אזרבייג׳ן
bahrain barein bahrein bahrajn bahreyn bakhrein bakhreina bakhreinu بحرين بحرین 巴林 バーレーン 바레인 בחריין
bangladesh banglades bangladesch bangladesz bangladesha bangladeshu بنغلاديش بنگلادش 孟加拉国 孟加拉 バングラデシュ 방글라데시 בנגלדש
belarus bielorrusia bielorussie bielorussia bielorrussia bialorus belorusko bjelorusija belarusa belarusu bilorus bilorusa bilorusu بيلاروس بلاروس 白俄罗斯 白俄羅斯 ベラルーシ 벨라루스 בלארוס weissrussland belarusi
belgium belgica belgique belgien belgio belgie belgia belcika belgija belgiya belgii belgiyi بلجيكا بلژیک 比利时 比利時 ベルギー 벨기에 בלגיה
belize belice beliz beliza belizu بليز بلیز 伯利兹 貝里斯 ベリーズ 벨리즈 בליז
benin beninu بنين بنین 贝宁 貝南 ベナン 베냉 בנין
bhutan butan bhoutan butao butana butanu بوتان 不丹 ブータン 부탄 בהוטן
bolivia bolivie bolivien boliwia bolivya bolivija boliviya bolivii boliviyi بوليفيا بولیوی 玻利维亚 玻利維亞 ボリビア 볼리비아 בוליביה
bosnia_and_herzegovina bosnia_y_herzegovina bosnie_herzegovine bosnien_und_herzegowina bosnia_ed_erzegovina bosnia_e_herzegovina bosnie_en_herzegovina bosnia_i_hercegowina bosna_a_hercegovina bosna_hersek bosnia_si_hertegovina bosnia_dan_herzegovina bosna_i_hercegovina bosnia_va_herzegovina 波斯尼亚和黑塞哥维那 波士尼亞與赫塞哥維納
botswana botsuana botsvana bocvana botsvany بوتسوانا 博茨瓦纳 波札那 ボツワナ 보츠와나 בוטסואנה
brazil brasil bresil brasilien brasile brazilie brazylia brezilya brazilia braziliya brazilii braziliyi برازيل برزیل 巴西 ブラジル 브라질 ברזיל
brunei brunei_darussalam brunej بروناي برونئی 文莱 汶萊 ブルネイ 브루나이 ברוניי
bulgaria bulgarie bulgarien bulgarije bulharsko bulgaristan bugarska bolgariya bolgarii bolgariyi بلغاريا بلغارستان 保加利亚 保加利亞 ブルガリア 불가리아 בולגריה
burkina_faso burquina_faso بورکینافاسو 布基纳法索 布吉納法索 ブルキナファソ 부르키나파소
burundi بوروندي بوروندی 布隆迪 蒲隆地 ブルンジ 부룬디 בורונדי
cambodia camboya cambodge kambodscha cambogia camboja cambodja kambodza kambocya cambodgia kamboja campuchia kambodzha kambodzhy كمبوديا کامبوج 柬埔寨 カンボジア 캄보디아 קמבודיה
cameroon camerun cameroun kamerun camaroes kameroen kameruna kamerunu كاميرون کامرون 喀麦隆 喀麥隆 カメルーン 카메룬 קמרון
canada kanada kanady كندا کانادا 加拿大 カナダ 캐나다 קנדה
central_african_republic republica_centroafricana republique_centrafricaine zentralafrikanische_republik repubblica_centrafricana republica_centro_africana centraal_afrikaanse_republiek republika_srodkowoafrykanska stredoafricka_republika orta_afrika_cumhuriyeti republica_centrafricana republik_afrika_tengah srednjoafricka_republika 中非共和国 中非共和國 中央アフリカ共和国
chad tchad tschad chade tsjaad تشاد چاد 乍得 查德 チャド 차드 צ׳אד
chile تشيلي شیلی 智利 チリ 칠레 צ׳ילה
china chine chiny tiongkok trung_quoc kitai صين چین 中国 中國 중국 סין
colombia colombie kolumbien kolumbia kolumbie kolombiya kolombia kolumbija kolumbiya kolumbii kolumbiyi كولومبيا کلمبیا 哥伦比亚 哥倫比亞 コロンビア 콜롬비아 קולומביה
comoros comoras comores komoren comore comoren komory komorlar komoro komori کومور 科摩罗 葛摩 コモロ 코모로 קומורו
congo congo_brazzaville kongo_brazzaville republica_do_congo kongo kongo_brazavil
congo congo_kinshasa kongo_kinshasa demokratyczna_republika_konga kongo_kinsasa
costa_rica kostaryka kostarika كوستاريكا کاستاریکا 哥斯达黎加 哥斯大黎加 コスタリカ 코스타리카
ivory_coast cote_divoire costa_davorio costa_do_marfim ivoorkust pobrezi_slonoviny obala_bjelokosti 科特迪瓦 象牙海岸 コートジボワール 코트디부아르
croatia croacia croatie kroatien croazia kroatie chorwacja chorvatsko hirvatistan kroasia hrvatska khorvatiya khorvatii khorvatiyi كرواتيا کرواسی 克罗地亚 克羅埃西亞 クロアチア 크로아티아 קרואטיה
cuba kuba كوبا کوبا 古巴 キューバ 쿠바 קובה
cyprus chipre chypre zypern cipro kibris cipru siprus cipar kipru قبرص قبرس 塞浦路斯 賽普勒斯 キプロス 키프로스 קפריסין
czechia chequia tchequie tschechien cechia tchequia tsjechie czechy cesko cekya cehia chekhiya chekhii chekhiyi تشيك چک 捷克 チェコ 체코 צ׳כיה
denmark dinamarca danemark danimarca denemarken dansko danimarka danemarca danska dan_mach daniya دانمرك دانمارک 丹麦 丹麥 デンマーク 덴마크 דנמרק
djibouti yibuti dschibuti gibuti djibuti dzibuti dzibutsko cibuti jibuti dzhibuti جيبوتي جیبوتی 吉布提 吉布地 ジブチ 지부티 ג׳יבוטי
dominican_republic republica_dominicana republique_dominicaine dominikanische_republik repubblica_dominicana dominicaanse_republiek dominikana dominikanska_republika dominik_cumhuriyeti republik_dominika cong_hoa_dominica 多米尼加共和国 多明尼加共和國 ドミニカ共和国
ecuador equateur equador ekwador ekvador ekuador ekvadora ekvadoru إكوادور اکوادور 厄瓜多尔 厄瓜多 エクアドル 에콰도르 אקוודור
egypt egipto egypte agypten egitto egito egipt misir mesir egipat ai_cap egipet egipeta egipetu iegipet iegipeta iegipetu مصر 埃及 エジプト 이집트 מצרים
el_salvador salvadoru سلفادور سالوادور 萨尔瓦多 薩爾瓦多 エルサルバドル 엘살바도르
equatorial_guinea guinea_ecuatorial guinee_equatoriale aquatorialguinea guinea_equatoriale guine_equatorial equatoriaal_guinea gwinea_rownikowa rovnikova_guinea ekvator_ginesi guineea_ecuatoriala guinea_ekuatorial ekvatorska_gvineja guinea_xich_dao 赤道几内亚 赤道幾內亞 赤道ギニア
eritrea erythree eritreia erytrea eritre eritreea eritreja eritreya eritreyy إريتريا اریتره 厄立特里亚 厄利垂亞 エリトリア 에리트리아 אריתריאה
estonia estonie estland estonsko estonya estonija estoniya estonii estoniyi إستونيا استونی 爱沙尼亚 愛沙尼亞 エストニア 에스토니아 אסטוניה
ethiopia etiopia ethiopie athiopien etiopie etiyopya etiopija efiopiya efiopii efiopiyi إثيوبيا اتیوپی 埃塞俄比亚 衣索比亞 エチオピア 에티오피아 אתיופיה
finland finlandia finlande finnland finsko finlandiya finlanda finska phan_lan finlyandiya finlyandii finlyandiyi فنلندا فنلاند 芬兰 芬蘭 フィンランド 핀란드 פינלנד
france francia frankreich frankrijk francja francie fransa prancis francuska frantsiya frantsii frantsiyi فرنسا فرانسه 法国 法國 フランス 프랑스 צרפת
gabon gabun gabao gabonu غابون گابن 加蓬 加彭 ガボン 가봉 גבון
gambia gambie gambiya gambija gambii gambiyi غامبيا گامبیا 冈比亚 甘比亞 ガンビア 감비아 גמביה
georgia georgien gruzja gruzie gurcistan gruzija gruziya gruzii gruziyi جورجيا گرجستان 格鲁吉亚 喬治亞 ジョージア 조지아 גאורגיה
germany alemania allemagne deutschland germania alemanha duitsland niemcy nemecko almanya jerman njemacka germaniya germanii germaniyi nimechchina nimechchiny ألمانيا آلمان 德国 德國 ドイツ 독일 גרמניה almaniya
ghana غانا غنا 加纳 迦納 ガーナ 가나 גאנה
greece grecia grece griechenland griekenland grecja recko yunanistan yunani grcka hy_lap gretsiya gretsii gretsiyi يونان یونان 希腊 希臘 ギリシャ 그리스 יוון
guatemala gwatemala gvatemala gvatemaly غواتيمالا گواتمالا 危地马拉 瓜地馬拉 グアテマラ 과테말라 גואטמלה
guinea guinee guine gwinea guineea gvineja gvineya gvineyy غينيا گینه 几内亚 幾內亞 ギニア 기니 גינאה
guinea_bissau guinea_bisau guinee_bissau guine_bissau gwinea_bissau gine_bissau guineea_bissau gvineja_bisau 几内亚比绍 幾內亞比索 ギニアビサウ 기니비사우
guyana gujana gvajana gaiana gaiany gayana gayany غيانا گویان 圭亚那 蓋亞那 ガイアナ 가이아나 גיאנה
haiti gaiti هايتي هائیتی 海地 ハイチ 아이티 האיטי
honduras gonduras gondurasa gondurasu هندوراس 洪都拉斯 宏都拉斯 ホンジュラス 온두라스 הונדורס
hungary hungria hongrie ungarn ungheria hongarije wegry madarsko macaristan ungaria hungaria madarska vengriya vengrii vengriyi ugorshchina ugorshchiny هنغاريا مجارستان 匈牙利 ハンガリー 헝가리 הונגריה
iceland islandia islande islanda ijsland izlanda islandiya islandii islandiyi آيسلندا ایسلند 冰岛 冰島 アイスランド 아이슬란드 איסלנד
india indien hindistan indija an_do indiya indiyi هند 印度 インド 인도 הודו
indonesia indonesie indonesien indonezja endonezya indonezia indonezija indoneziya indonezii indoneziyi إندونيسيا اندونزی 印度尼西亚 印尼 インドネシア 인도네시아 אינדונזיה
iran irana iranu إيران ایران 伊朗 イラン 이란 איראן
iraq irak iraque iraka iraku عراق 伊拉克 イラク 이라크 עיראק
ireland irlanda irlande irland ierland irlandia irsko irska irlandiya irlandii irlandiyi أيرلندا ایرلند 爱尔兰 愛爾蘭 アイルランド 아일랜드 אירלנד
israel israele izrael israil izrail izraila izrailu إسرائيل اسرائیل 以色列 イスラエル 이스라엘 ישראל
italy italia italie italien wlochy italya italija italiya italii italiyi إيطاليا ایتالیا 意大利 義大利 イタリア 이탈리아 איטליה
jamaica jamaique jamaika giamaica jamajka yamaika yamaiky جامايكا جامائیکا 牙买加 牙買加 ジャマイカ 자메이카 ג׳מייקה
japan japon giappone japao japonia japonsko japonya jepang nhat_ban yaponiya yaponii yaponiyi يابان ژاپن 日本 일본 יפן
jordan jordania jordanie jordanien giordania jordansko urdun iordania yordania iordaniya iordanii iordaniyi أردن اردن 约旦 約旦 ヨルダン 요르단 ירדן
kazakhstan kazajistan kasachstan kazakistan cazaquistao kazachstan kazahstan kazakhstana kazakhstanu كازاخستان قزاقستان 哈萨克斯坦 哈薩克 カザフスタン 카자흐스탄 קזחסטן qazaqstan
kenya kenia quenia kenija keniya kenii keniyi كينيا کنیا 肯尼亚 肯亞 ケニア 케냐 קניה
north_korea corea_del_norte coree_du_nord nordkorea corea_del_nord coreia_do_norte noord_korea korea_polnocna severni_korea kuzey_kore coreea_de_nord korea_utara sjeverna_koreja trieu_tien 朝鲜 北韓 北朝鮮 북한
south_korea corea_del_sur coree_du_sud sudkorea corea_del_sud coreia_do_sul zuid_korea korea_poludniowa jizni_korea guney_kore coreea_de_sud korea_selatan juzna_koreja han_quoc 南韓 韓国 대한민국
kuwait koweit koeweit kuwejt kuvajt kuveyt kuweit kuveit kuveita kuveitu كويت کویت 科威特 クウェート 쿠웨이트 כווית
kyrgyzstan kirguistan kirghizstan kirgisistan kirghizistan quirguistao kirgizie kirgistan kirgizistan kargazstan kirgizstan kirgiziya kirgizii kirgiziyi kirgizstana kirgizstanu قيرغيزستان قرقیزستان 吉尔吉斯斯坦 吉爾吉斯 キルギス 키르기스스탄 קירגיזסטן
laos laosa laosu لاوس لائوس 老挝 寮國 ラオス 라오스 לאוס
latvia letonia lettonie lettland lettonia letland lotwa lotyssko letonya latvija latviya latvii latviyi لاتفيا لتونی 拉脱维亚 拉脫維亞 ラトビア 라트비아 לטביה
lebanon libano liban libanon lubnan li_bang livan livana livanu لبنان 黎巴嫩 レバノン 레바논 לבנון
liberia liberie liberya liberija liberiya liberii liberiyi ليبيريا لیبریا 利比里亚 賴比瑞亞 リベリア 라이베리아 ליבריה
libya libia libye libyen libie libija liviya livii liviyi ليبيا لیبی 利比亚 利比亞 リビア 리비아 לוב
lithuania lituania lituanie litauen litouwen litwa litva litvanya litvy ليتوانيا لیتوانی 立陶宛 リトアニア 리투아니아 ליטא
luxembourg luxemburgo luxemburg lussemburgo luksemburg lucembursko lyuksemburg lyuksemburga lyuksemburgu لوكسمبورغ لوکزامبورگ 卢森堡 盧森堡 ルクセンブルク 룩셈부르크 לוקסמבורג
madagascar madagaskar madagaskara madagaskaru مدغشقر ماداگاسکار 马达加斯加 馬達加斯加 マダガスカル 마다가스카르 מדגסקר
malawi malaui malavi ملاوي مالاوی 马拉维 馬拉威 マラウイ 말라위 מלאווי
malaysia malasia malaisie maleisie malezja malajsie malezya malezija malaiziya malaizii malaiziyi ماليزيا مالزی 马来西亚 馬來西亞 マレーシア 말레이시아 מלזיה
mali 马里 馬利 マリ 말리 מאלי
malta malte malty مالطا مالت 马耳他 馬爾他 マルタ 몰타 מלטה
mauritania mauritanie mauretanien mauretania moritanya mauretanija mavritaniya mavritanii mavritaniyi موريتانيا موریتانی 毛里塔尼亚 茅利塔尼亞 モーリタニア 모리타니 מאוריטניה
mauritius mauricius mauricijus mavrikii موريشيوس موریس 毛里求斯 模里西斯 モーリシャス 모리셔스 מאוריציוס
mexico mexique mexiko messico meksyk meksika meksiko meksiky مكسيك مکزیک 墨西哥 メキシコ 멕시코 מקסיקו
moldova moldavia moldavie republik_moldau moldawia republica_moldova moldavija moldovy مولدوفا مولداوی 摩尔多瓦 摩爾多瓦 モルドバ 몰도바 מולדובה
mongolia mongolie mongolei mongolsko mogolistan mongolija mong_co mongoliya mongolii mongoliyi منغوليا مغولستان 蒙古 モンゴル 몽골 מונגוליה
montenegro czarnogora cerna_hora muntenegru crna_gora chernogoriya chernogorii chernogoriyi chornogoriya chornogorii chornogoriyi مونته‌نگرو 黑山 蒙特內哥羅 モンテネグロ 몬테네그로 מונטנגרו
morocco marruecos maroc marokko marocco marrocos maroko ma_roc مراکش 摩洛哥 モロッコ 모로코 מרוקו
mozambique mosambik mozambico mocambique mozambik mozambic mozambika mozambiku موزمبيق موزامبیک 莫桑比克 莫三比克 モザンビーク 모잠비크 מוזמביק
myanmar mianmar mjanma mjanmar myanma myanmy 缅甸 緬甸 미얀마
namibia namibie namibya namibija namibiya namibii namibiyi ناميبيا نامیبیا 纳米比亚 納米比亞 ナミビア 나미비아 נמיביה
nepal nepalu نيبال نپال 尼泊尔 尼泊爾 ネパール 네팔 נפאל
netherlands paises_bajos pays_bas niederlande paesi_bassi paises_baixos nederland holandia nizozemsko hollanda tarile_de_jos belanda nizozemska ha_lan niderlandy niderlandi هولندا هلند 荷兰 荷蘭 オランダ 네덜란드 הולנד
new_zealand nueva_zelanda nouvelle_zelande neuseeland nuova_zelanda nova_zelandia nieuw_zeeland nowa_zelandia novy_zeland yeni_zelanda noua_zeelanda selandia_baru novi_zeland نيوزيلندا نیوزیلند 新西兰 紐西蘭 ニュージーランド 뉴질랜드
nicaragua nikaragua nikaragva nikaraguy نيكاراغوا نیکاراگوئه 尼加拉瓜 ニカラグア 니카라과 ניקרגואה
niger nijer nigera nigeru نيجر نیجر 尼日尔 尼日 ニジェール 니제르 ניז׳ר
nigeria nigerie nijerya nigerija nigeriya nigerii nigeriyi نيجيريا نیجریه 尼日利亚 奈及利亞 ナイジェリア 나이지리아 ניגריה
macedonia macedonia_del_norte macedoine_du_nord nordmazedonien macedonia_del_nord macedonia_do_norte noord_macedonie macedonia_polnocna severni_makedonie kuzey_makedonya macedonia_de_nord makedonia_utara sjeverna_makedonija bac_macedonia 北马其顿 北馬其頓 北マケドニア 북마케도니아
norway noruega norvege norwegen norvegia noorwegen norwegia norsko norvec norveska na_uy norvegiya norvegii norvegiyi نرويج نروژ 挪威 ノルウェー 노르웨이 נורווגיה
oman umman omanu عُمان عمان 阿曼 オマーン 오만 עומאן
pakistan paquistao pakistana pakistanu باكستان پاکستان 巴基斯坦 パキスタン 파키스탄 פקיסטן
palestine territorios_palestinos territoires_palestiniens palastinensische_autonomiegebiete territori_palestinesi palestijnse_gebieden terytoria_palestynskie palestinska_uzemi filistin_bolgeleri teritoriile_palestiniene wilayah_palestina palestinsko_podrucje lanh_tho_palestine 巴勒斯坦领土 巴勒斯坦自治區 パレスチナ自治区
panama بنما پاناما 巴拿马 巴拿馬 パナマ 파나마 פנמה
paraguay paraguai paragwaj paragvaj paragvai باراغواي پاراگوئه 巴拉圭 パラグアイ 파라과이 פרגוואי
peru perou بيرو پرو 秘鲁 秘魯 ペルー 페루 פרו
philippines filipinas philippinen filippine filipijnen filipiny filipinler filipine filipina filipini filippiny filippini فلبين فیلیپین 菲律宾 菲律賓 フィリピン 필리핀 הפיליפינים
poland polonia pologne polen polonya polandia poljska ba_lan polsha polshy polshcha polshchy بولندا لهستان 波兰 波蘭 ポーランド 폴란드 פולין
portugal portogallo portugalia portugalsko portekiz bo_dao_nha portugaliya portugalii portugaliyi برتغال پرتغال 葡萄牙 ポルトガル 포르투갈 פורטוגל
qatar catar katar katara kataru قطر 卡塔尔 卡達 カタール 카타르 קטאר
romania rumania roumanie rumanien romenia roemenie rumunia rumunsko romanya rumunjska rumyniya rumynii rumyniyi rumuniya rumunii rumuniyi رومانيا رومانی 罗马尼亚 羅馬尼亞 ルーマニア 루마니아 רומניה
russia rusia russie russland rusland rosja rusya rusija rossiya rossii rossiyi rosiya rosii rosiyi روسيا 俄羅斯 רוסיה
rwanda ruanda ruandy رواندا 卢旺达 盧安達 ルワンダ 르완다 רואנדה
saudi_arabia arabia_saudi arabie_saoudite saudi_arabien arabia_saudita saoedi_arabie arabia_saudyjska saudska_arabie suudi_arabistan arab_saudi saudijska_arabija 沙特阿拉伯 沙烏地阿拉伯 サウジアラビア 사우디아라비아
senegal senegala senegalu سنغال سنگال 塞内加尔 塞內加爾 セネガル 세네갈 סנגל
serbia serbie serbien servia servie srbsko sirbistan srbija serbiya serbii serbiyi صربيا صربستان 塞尔维亚 塞爾維亞 セルビア 세르비아 סרביה
sierra_leone sierra_leona serra_leoa sijera_leone سيراليون سیرالئون 塞拉利昂 獅子山 シエラレオネ 시에라리온
singapore singapur singapour singapura singapuru سنغافورة سنگاپور 新加坡 シンガポール 싱가포르 סינגפור
slovakia eslovaquia slovaquie slowakei slovacchia slowakije slowacja slovensko slovakya slovacia slovacka slovakiya slovakii slovakiyi slovachchina slovachchiny سلوفاكيا اسلواکی 斯洛伐克 スロバキア 슬로바키아 סלובקיה
slovenia eslovenia slovenie slowenien slowenia slovinsko slovenya slovenija sloveniya slovenii sloveniyi سلوفينيا اسلوونی 斯洛文尼亚 斯洛維尼亞 スロベニア 슬로베니아 סלובניה
somalia somalie somalsko somali somalija صومال سومالی 索马里 索馬利亞 ソマリア 소말리아 סומליה
south_africa sudafrica afrique_du_sud sudafrika africa_do_sul zuid_afrika republika_poludniowej_afryki jihoafricka_republika guney_afrika africa_de_sud afrika_selatan juznoafricka_republika nam_phi 南非 南アフリカ 남아프리카
south_sudan sudan_del_sur soudan_du_sud sudsudan sud_sudan sudao_do_sul zuid_soedan sudan_poludniowy jizni_sudan guney_sudan sudanul_de_sud sudan_selatan juzni_sudan nam_sudan 南苏丹 南蘇丹 南スーダン 남수단
spain espana espagne spanien spagna espanha spanje hiszpania spanelsko ispanya spania spanyol spanjolska tay_ban_nha ispaniya ispanii ispaniyi إسبانيا اسپانیا 西班牙 スペイン 스페인 ספרד
sri_lanka سريلانكا سری‌لانکا 斯里兰卡 斯里蘭卡 スリランカ 스리랑카
sudan soudan sudao soedan sudana sudanu سودان 苏丹 蘇丹 スーダン 수단 סודן
suriname surinam surinama surinamu سورينام سورینام 苏里南 蘇利南 スリナム 수리남 סורינאם
sweden suecia suede schweden svezia zweden szwecja svedsko isvec suedia swedia svedska thuy_dien shvetsiya shvetsii shvetsiyi سويد سوئد 瑞典 スウェーデン 스웨덴 שוודיה
switzerland suiza suisse schweiz svizzera suica zwitserland szwajcaria svycarsko isvicre elvetia swiss svicarska thuy_si shveitsariya shveitsarii shveitsariyi سويسرا سوئیس 瑞士 スイス 스위스 שווייץ
syria siria syrie syrien suriye suriah sirija siriya sirii siriyi سوريا سوریه 叙利亚 敘利亞 シリア 시리아 סוריה souriya suriyah suriya
taiwan tajwan tchaj_wan tayvan tajvan dai_loan taivan taivana taivanu تايوان تایوان 台湾 台灣 대만 טייוואן
tajikistan tayikistan tadjikistan tadschikistan tagikistan tadjiquistao tadzjikistan tadzykistan tadzikistan tacikistan tadzhikistan tadzhikistana tadzhikistanu طاجيكستان تاجیکستان 塔吉克斯坦 塔吉克 タジキスタン 타지키스탄 טג׳יקיסטן
tanzania tanzanie tansania tanzanya tanzanija tanzaniya tanzanii tanzaniyi تنزانيا تانزانیا 坦桑尼亚 坦尚尼亞 タンザニア 탄자니아 טנזניה
thailand tailandia thailande thailandia tajlandia thajsko tayland thailanda tajland thai_lan tailand tailanda tailandu تايلاند تایلند 泰国 泰國 タイ 태국 תאילנד
togo توغو توگو 多哥 トーゴ 토고 טוגו
tunisia tunez tunisie tunesien tunesie tunezja tunisko tunus tunisa tunisu تونس 突尼斯 突尼西亞 チュニジア 튀니지 תוניסיה
turkey turquia turquie turkei turchia turkije turcja turecko turkiye turcia turki turska tho_nhi_ky turtsiya turtsii turtsiyi turechchina turechchiny تركيا ترکیه 土耳其 トルコ 튀르키예 טורקיה
turkmenistan turcomenistao turkmenistana turkmenistanu تركمانستان ترکمنستان 土库曼斯坦 土庫曼 トルクメニスタン 투르크메니스탄 טורקמניסטן
uganda ouganda oeganda ugandy أوغندا اوگاندا 乌干达 烏干達 ウガンダ 우간다 אוגנדה
ukraine ucrania ucraina oekraine ukraina ukrajina ukrayna ukrainy أوكرانيا اوکراین 乌克兰 烏克蘭 ウクライナ 우크라이나 אוקראינה
united_arab_emirates emiratos_arabes_unidos emirats_arabes_unis vereinigte_arabische_emirate emirati_arabi_uniti emirados_arabes_unidos verenigde_arabische_emiraten zjednoczone_emiraty_arabskie spojene_arabske_emiraty birlesik_arap_emirlikleri emiratele_arabe_unite uni_emirat_arab ujedinjeni_arapski_emirati 阿拉伯联合酋长国 阿拉伯聯合大公國 アラブ首長国連邦 아랍에미리트
united_kingdom reino_unido royaume_uni vereinigtes_konigreich regno_unito verenigd_koninkrijk wielka_brytania spojene_kralovstvi birlesik_krallik regatul_unit inggris_raya ujedinjeno_kraljevstvo vuong_quoc_anh velikobritaniya velikobritanii velikobritaniyi بریتانیا 英国 英國 イギリス 영국 בריטניה
united_states estados_unidos etats_unis vereinigte_staaten stati_uniti verenigde_staten stany_zjednoczone spojene_staty amerika_birlesik_devletleri amerika_serikat sjedinjene_americke_drzave hoa_ky 美国 美國 アメリカ合衆国 미국
uruguay uruguai urugwaj urugvaj urugvai أورغواي اروگوئه 乌拉圭 烏拉圭 ウルグアイ 우루과이 אורוגוואי
uzbekistan ouzbekistan usbekistan uzbequistao oezbekistan ozbekistan uzbekistana uzbekistanu أوزبكستان ازبکستان 乌兹别克斯坦 烏茲別克 ウズベキスタン 우즈베키스탄 אוזבקיסטן ozbekiston
venezuela wenezuela venesuela venesuely فنزويلا ونزوئلا 委内瑞拉 委內瑞拉 ベネズエラ 베네수엘라 ונצואלה
vietnam viet_nam vietna wietnam vijetnam vetnam vetnama vetnamu vietnama vietnamu فيتنام ویتنام 越南 ベトナム 베트남 וייטנאם
yemen jemen iemen yaman iemena iemenu يمن یمن 也门 葉門 イエメン 예멘 תימן
zambia zambie sambia zambiya zambija zambii zambiyi زامبيا زامبیا 赞比亚 尚比亞 ザンビア 잠비아 זמביה
zimbabwe zimbabue simbabwe zimbabve زيمبابوي زیمبابوه 津巴布韦 辛巴威 ジンバブエ 짐바브웨 זימבבואה
iranian irani iraniano iraniana iranien iranienne iranisch iranische iranisches
syrian sirio syrienne syrisch syrische siriano siriana
russian rusa russo russa russisch russisches
korean coreano coreana coreen coreenne koreanisch koreanische
chinese chino chinois chinoise chinesisch chinesische cinese
cuban cubano cubana cubain cubaine kubanisch kubanische
venezuelan venezolano venezolana venezuelien venezuelienne venezuelano venezuelana
iraqi irakien irakienne irakisch irakische iracheno irachena iraki
libyan libio libyenne libysch libysche libico libica
lebanese libanes libanesa libanais libanaise libanesisch libanesische
yemeni yemenita yemenite jemenitisch jemenitische
sudanese sudanes sudanesa soudanais soudanaise sudanesisch sudanesische
turkish turco turca turque turkisch turkische
ukrainian ucraniano ucraniana ukrainien ukrainienne ukrainisch ukrainische ucraino
belarusian bielorruso bielorrusa bielorusse belarussisch belarussische weissrussisch weissrussische
egyptian egipcio egipcia egyptien egyptienne agyptisch agyptische egiziano egiziana
palestinian palestino palestinien palestinienne palastinensisch palastinensische
saudi saudita saoudien saoudienne
afghan afgano afgana afghane afghanisch afghanische
pakistani paquistani pakistanais pakistanaise pakistanisch pakistanische
serbian serbio serbe serbisch serbische
mexican mexicano mexicana mexicain mexicaine
colombian colombiano colombiana colombienne
nicaraguan nicaraguense
somali somalienne
congolese congolais congolaise congoleno
algerian argelino argelina algerienne
tunisian tunecino tunecina tunisien tunisienne
moroccan marroqui marocain marocaine
malian malien malienne
japanese japones japonesa japonais japonaise japanisch japanische giapponese
vietnamese vietnamita vietnamien vietnamienne vietnamesisch
french francais francaise francesa francese franzosisch franzosische
italian italiano italiana italienne italienisch italienische
spanish espanol espanola espagnol espagnole spagnolo spagnola
polish polaco polonais polonaise polnisch polnische polacco
greek griego griega grec grecque griechisch griechische
`;
