import { tableRows, wordSet } from '../table-rows.ts';

/** Korean surnames in their usual spellings; each row is one surname. */
export const KOREAN_SURNAMES = tableRows(`
kim gim; lee yi rhee ri li rhie i; park pak bak bahk; choi choe chwe; jung jeong chung chong jong joung; kang gang
cho jo joh; yoon yun youn; jang chang; lim im rim yim leem; han hahn; oh o; seo suh so; shin sin; kwon gwon; hwang whang
ahn an; song; yoo yu ryu ryoo you lyu; hong; jeon jun chun chon jon; ko go koh; moon mun; yang ryang; son sohn
bae pae; baek paek paik baik; heo hur huh ho; noh no roh ro; shim sim; ha; joo ju chu; koo ku gu; woo wu u; na ra
min; cha; ji chi; jin chin; um eom; byun pyon byeon; hyun hyon hyeon; won; bang pang; ban pan; kong gong; ham
yeo yo; choo; do to; seok sok; sung seong; tae; kil gil; kye; ok; yon yeon; o; wang; nam; pyo; myong myung; ki
seonu sunwoo seonwoo sonu; jegal jekal chegal; namgung namkung namgoong; hwangbo hwangpo; dokgo tokko; sagong sakong
kwak gwak; yeom ryom ryeom yom; kuk gook kook; chae chai; seol; maeng; keum; tak
`);

/** Chinese surnames in pinyin, in Wade-Giles and in Hokkien, for telling a three-syllable name from three names. */
export const CHINESE_SURNAMES = wordSet(`
  wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he gao lin luo zheng liang xie song tang xu deng han
  feng cao peng zeng xiao tian dong pan yuan cai jiang yu du ye cheng wei su lu ding ren lu yao shen zhong cui tan lu fan
  wang liao shi jin wei jia xia fu fang zou xiong bai meng qin qiu hou jiang yin xue yan duan lei long li shi tao he gu hao
  gong shao wan qian tan dai mo kong xiang xi mao qi hsi chiang chang chou tseng hsu tsai chu teng chiu sung hsieh tsao ko chao
  ouyang sima situ zhuge shangguan xiahou huangfu dongfang gongsun murong linghu zhangsun yuwen duanmu helian nangong ximen
  huo bao pang bi bo chi chu cui dou fei ge gan guan gui hang heng hong huan ji jian jiao jing ju kang ke kuang kou lan leng
  lian liao ling lou luan mei mi miao mu ni nie ning niu ou pei pu qiao quan que ruan ran rong rui sang sha shan shang she shu
  shui si sui teng tong tu tuo weng wen wo xian xin xing xuan yi ying you yue yun zang zhan zhai zhi zhuang zhuo zong zu
  kuo pai lo tien tung tsui jen shih hsia hsiao hsiung hsueh tsou yeh yen tuan lung tao ku kung chien tai soong chiao juan
  ong ooi oei oey goh gouw khoh khaw teo teoh cheah seah chua choa tjoa phua quek kuok yeo yeoh yap yeap liew leow liaw seow
  siow tiong leong soh khoo kho sng chng png toh beh peh tham tay chew wee
`);

/** Surnames as Hong Kong and Macau write them; the spellings of one row are one surname. */
export const CANTONESE_SURNAMES = tableRows(`
lee li lei; chow chau; law lo loh; yip ip; shum sham; koo ku; poon pun; tsui chui; choi tsoi; woo wu; fu foo
chu chue; tso cho; shek sek; yuen un; lui loui; ng; tsang; au; tse; wong; cheung; cheng; leung; lam; lau; chan
kwok; kwan; kwong; kong; fung; fong; fok; fan; hung; ho; ko; to; mak; man; mok; mo; mui; ngai; ngan; pang; pak
pau; sin; siu; sit; so; suen; sung; szeto; sze; tai; tam; tang; tin; ting; tong; tung; wan; wai; yan; yam; yeung
yau; yim; yiu; yu; yung; chim; chin; ching; chiu; chong; chung; cheuk; hau; hon; hui; kam; kan; kung; lai; lin
ling; liu; lok; luk; lung; ma; miu; pong
`);

export const VIETNAMESE_SURNAMES = wordSet(`
  nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly dinh doan trinh truong lam mai cao ta ha luong
`);
