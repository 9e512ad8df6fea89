/**
 * How Chinese characters are spelt outside pinyin. Each row: a syllable in pinyin, then what its characters are in
 * other spellings. Only characters that names are made of count: without that limit every two syllables
 * would be readings of some character.
 */

/** Surnames as Hong Kong, Singapore, Malaysia and Indonesia write them: Cantonese, Hokkien, Teochew, Hakka. */
export const DIALECT_SURNAME_ROWS = `
chen chan tan chin; huang wong ng ooi oei oey wee; wang wong ong heng; li lee lai; lin lam lim lum
zhang cheung teo teoh chong cheong tiong; liu lau low liew; wu ng goh gouw; zhou chow chau chew chiew
xu hui koh khoh khaw tsui chui chee; zhu chu choo; hu foo woo aw; guo kwok quek kuok; he ho hor hoh; gao ko
luo law lo loh; zheng cheng tay teh tee; liang leung leong neo; xie tse cheah chia seah; tang tong; deng tang teng
feng fung pang; han hon; cao tso cho; peng pang phang; zeng tsang chang; xiao siu seow siow; tian tin; dong tung
pan poon phua pun; yuan yuen; cai choi tsoi chua choa chai tjoa; jiang kong kiang cheung; yu yee; du to
ye yip ip yap yeap; cheng ching; wei ngai wai; su so soh saw; lu lo loo luk lui; ding ting teng; ren yam
yao yiu yeo yeoh; shen shum sham sim sum; zhong chung cheong; tan tam tham; liao liu leow liaw
shi shek sek see si sze; jin kam kim; xia ha har; fu foo poh; fang fong png; zou chow chau; xiong hung; bai pak peh
qin chun; qiu yau khoo kho; hou hau; yin wan; xue sit; yan yim ngan; lei lui; long lung; yang yeung young yeo yong
sun suen soon sng; ma mah beh; zhao chiu; zhuang chong chng; hong hung ang; wen man boon wan oon; ou au; kang hong
zhan chim; shao shiu; qian chin; dai tai; mo mok; kong hung; tao to; mao mo; gu koo ku; gong kung; jian kan
weng yung ang; ruan yuen; bao pau; mei mui; mai mak; zhuo cheuk toh; you yau yew; xing ying; ouyang auyeung auyong
situ szeto seto; kuang kwong; guan kwan; huo fok; xian sin; zhai chak; cen shum; ni ngai
`;

/** Syllables of given names in Cantonese (by scripts/cantonese-rows.ts), and in Hokkien and Teochew. */
export const DIALECT_GIVEN_ROWS = `
a ah; ai oi ngai; an on; ang ngong; ao o; bai pak; bang pong; bao po poh; bei pui; bi pik; biao piu; bin pan
bing ping; bo po pok pak poh; cai choi tsoi chai chye; can chan; cao tso; ce chak; cen shum; chan sim shim
chang seung cheung cheong tiong; chao chiu; chen chan san shan sam sham; cheng ching sing shing seng; chi chee
chu cho tso choo; chuan chuen tsuen; chun sun shun tsun choon; ci chi chee; cong chung; cui tsui chui; da tai
dai tai toi; dan tan; dao to; de tak teck tek tuck; deng tang; di tai tik tek; dian tin; die tip; ding ting teng
dong tung; dou to; du to; duan tuen; duo tok; e ngo ngok; en yan; fa fat huat fatt; fang fong hong; fen hoon
feng fung hong; fu foo fuk hock hok; gan kam; gang kong; gao ko; ge kot; gen kan; geng kee keng; gong kung; gu ku koo
guan kwan kun kuan; guang kwong kong; gui kwai kwee kooi; guo kwok kok; hai hoi hye; han hon ham; hang hong
hao kok ho; he ho wo hok; hei hak; heng hang; hong hung wang ang; hou hau; hu wu woo fu foo; hua wa wah hwa
huan wan fun wun; huang wong; hui fai wui wai hwee huay hooi; huo fok fo; ji ki kee kat kwai; jia ka kah kai
jian kan kin kian; jiang cheung keung kong; jiao kau kiu; jie kit chit kiat; jin kam kan chun tsun kim chin
jing ching king keng; jiu kau; ju kui kuk; juan kuen; jue cheuk kok; jun kwan chun tsun; kang hong khong
ke o ho hak fo; kong hung; kuai fai; kuang kwong; kui kwai; kun kwan khoon; lai loi; lan lam; lang long
lao lo low loh; le lok; lei lui; li lee lai lik lei lap lek; lian lin; liang leung leong; liao liu
lin lam lun lim; liu lau; long lung leong liong; lu lui lo low loh luk lock loke; lue leuk; luo law lok; ma mah
mai mak; mao mo mau; mei mui bee moy bwee bui; meng mang mung; miao miu; min man; ming beng meng; mo mok mak
mou mau; mu muk mo bok; na nah; nan nam lam; ni ngai nei; nian lian; nie nip; ning chu choo ying; niu ngau; ou au
pan pun; pang pong; pei pui; peng pang; piao piu; pin pan; ping peng; pu po; qi ki kee kai yi yee chai
qian chin tsin sin shin him chian kian; qiang keung; qiao kiu; qin chun tsun tam kam kan yam sam sham
qing ching hing keng khing cheng heng; qiong king; qiu yau chau chew; qu hui; quan chuen tsuen kuen; qun kwan
ren yam yan jin lin; rong yung wing eng; rou yau; ru yu yoo; rui sui yui swee; run yun; ruo yeuk; sa sap shap
sang song; sen sam sham sim; sha sa sah; shan san sin shin cham suan; shao siu; shen shum san shan sam sham
sheng sang shang sing shing seng; shi sek sze sai; shou sau shau siew; shu su soo suk shuk sock siok; shuang song
shui sui chwee; shun sun soon; shuo sek; si sze; song sung shung chung siong; su so suk shuk; sun suen shuen; tan tam
tang tong; tao to; teng tang; tian tin tim thian thiam; ting teng; tong tung thong; tu to; wan man yuen; wang wong
wei ngai wai mei; wen man wan boon bun; weng yung; wu ng mo boo; xi hei sek sai kai chik; xia ha hah
xian sin shin han yin hean sian hian; xiang heung cheung seung; xiao siu chiu hiu hau seow; xie tse
xin san shan hing yan sun shun sam sham yam sin; xing hing sing shing hang heng seng; xiong hung
xiu sau shau siew sew; xu tsui hui yuk; xuan suen shuen yuen huen hin; xue sit shit suet shuet hok hock
xun fan sun shun; ya a nga ngah ah; yan yim yin ngan ngam giam; yang yeung; yao yiu yeow yew; ye yip
yi yee ngai yik yat yap ee gee ngee; yin wan ngan yam yan; ying ang wing eng; yong yung wing chung eng weng; you yau
yu yoo yuk joo geok giok; yuan yuen wun guan; yue yuet guat guek; yun wan; zai choi tsoi; zan chan; ze chak
zeng tsang; zhan chim chin tsin; zhang cheung; zhao chiu siu; zhe chit; zhen yan chan ching cham chin tin cheng
zheng cheng ching; zhi chi chee chik tsz tee; zhong chung tiong; zhou chau; zhu chu choo chuk; zhuang chong
zhuo cheuk; zi tsz chi chee; zong chung chong; zu cho tso choh; zuo cho tso
`;

/** Wade-Giles where no rule leads to pinyin. */
export const WADE_GILES_ROWS = `
ruo jo; ren jen; rong jung; ru ju; rui jui; ran jan; rang jang; rao jao; ruan juan; run jun; ri jih; si szu ssu
zi tzu tze tse; ci tzu; e o; ge ko; ke ko; he ho; de te teh; you yu; yi i; zhe che; er erh; ye yeh; yan yen; jue chueh
nuo no; luo lo; duo to; tuo to; zuo tso; cuo tso; suo so; guo kuo
`;
