/** Characters of one meaning in their old, variant and new forms: the first of each group is the form of the tables below. */
export const FORMS = `
沢澤 辺邊邉 斎齋齊斉 高髙 崎﨑嵜碕 国國 広廣 真眞 恵惠 実實 寿壽 蔵藏 栄榮 竜龍 島嶋嶌 浜濱濵 桜櫻 滝瀧 徳德 晋晉 富冨 館舘 曽曾 檜桧
荘莊 条條 円圓 応應 学學 関關 気氣 経經 啓啟 県縣 顕顯 厳嚴 黒黑 狭狹 収收 譲讓 慎愼 静靜 総總 聡聰 増增 台臺 鉄鐵 伝傳 稲稻 宝寶寳
豊豐 万萬 満滿 弥彌 与與 誉譽 来來 瀬瀨 浅淺 塩鹽 青靑 清淸 野埜 亀龜 衛衞 営營 芦蘆 鴎鷗 磯礒 渕淵渊 薮藪 諌諫 槙槇 遥遙 凛凜 亘亙
昂昻 勲勳 薫薰 励勵 礼禮 禄祿 穂穗 緒緖 緑綠 岳嶽 巌巖 峰峯 強强 彦彥 戸戶户 楽樂 横橫 歩步 温溫 為爲 覚覺 頼賴 弁辨辯 郎郞 鎮鎭
亜亞 児兒 内內 涼凉 剣劍劔剱 巻卷 呉吳 尭堯 壮壯 姫姬 将將 恒恆 叙敍 晃晄 暁曉 柏栢 桑桒 渋澁澀 浄淨 煕熙熈 灯燈 尽盡 糸絲 縄繩
園薗 村邨 郷鄕 顔顏 麦麥 独獨 仏佛 霊靈 帯帶 庁廳 予豫 双雙 闘鬪 観觀 検檢 駅驛 転轉 継繼 参參 会會 絵繪 画畫 価價 乱亂 秘祕
鶏鷄 船舩 梅楳 杉椙 柳栁 土圡 吉𠮷 喜㐂 冴冱 悦悅 説說 鋭銳 尚尙 虎乕 教敎
`;

/** Surnames, the frequent ones and those of known people, each with its readings, the usual one first. */
export const SURNAMES = `
佐藤 sato; 鈴木 suzuki; 高橋 takahashi; 田中 tanaka; 伊藤 ito; 渡辺 watanabe; 渡部 watanabe watabe; 山本 yamamoto; 中村 nakamura; 小林 kobayashi; 加藤 kato; 吉田 yoshida
山田 yamada; 佐々木 sasaki; 山口 yamaguchi; 松本 matsumoto; 井上 inoue; 木村 kimura; 林 hayashi; 斎藤 saito; 清水 shimizu; 山崎 yamazaki yamasaki; 森 mori; 池田 ikeda
橋本 hashimoto; 阿部 abe; 石川 ishikawa; 山下 yamashita; 中島 nakajima nakashima; 石井 ishii; 小川 ogawa; 前田 maeda; 岡田 okada; 長谷川 hasegawa; 藤田 fujita; 後藤 goto
近藤 kondo; 村上 murakami; 遠藤 endo; 青木 aoki; 坂本 sakamoto; 福田 fukuda; 太田 ota; 西村 nishimura; 藤井 fujii; 金子 kaneko; 岡本 okamoto; 藤原 fujiwara fujihara
中野 nakano; 三浦 miura; 原田 harada; 中川 nakagawa; 松田 matsuda; 竹内 takeuchi; 小野 ono; 田村 tamura; 中山 nakayama; 和田 wada; 石田 ishida; 森田 morita; 上田 ueda
原 hara; 内田 uchida; 柴田 shibata; 酒井 sakai; 宮崎 miyazaki; 横山 yokoyama; 高木 takagi; 安藤 ando; 宮本 miyamoto; 大野 ono; 小島 kojima; 谷口 taniguchi; 今井 imai
工藤 kudo; 高田 takada takata; 増田 masuda; 丸山 maruyama; 杉山 sugiyama; 村田 murata; 大塚 otsuka; 新井 arai; 小山 koyama oyama; 平野 hirano; 藤本 fujimoto
河野 kono kawano; 上野 ueno; 野口 noguchi; 武田 takeda; 松井 matsui; 千葉 chiba; 菅原 sugawara sugahara; 岩崎 iwasaki; 久保 kubo; 木下 kinoshita; 佐野 sano; 野村 nomura
松尾 matsuo; 市川 ichikawa; 菊地 kikuchi; 菊池 kikuchi; 杉本 sugimoto; 古川 furukawa; 大西 onishi; 島田 shimada; 水野 mizuno; 桜井 sakurai; 高野 takano kono; 渡瀬 watase
吉川 yoshikawa kikkawa; 西田 nishida; 飯田 iida; 山内 yamauchi yamanouchi; 北村 kitamura; 安田 yasuda; 五十嵐 igarashi; 川口 kawaguchi; 平田 hirata; 関 seki
中田 nakata nakada; 久保田 kubota; 服部 hattori; 東 higashi azuma; 岩田 iwata; 土屋 tsuchiya; 川崎 kawasaki; 福島 fukushima; 本田 honda; 辻 tsuji; 樋口 higuchi
秋山 akiyama; 田口 taguchi; 永井 nagai; 山中 yamanaka; 中西 nakanishi; 吉村 yoshimura; 川上 kawakami; 石原 ishihara; 大橋 ohashi; 松岡 matsuoka; 馬場 baba; 浜田 hamada
森本 morimoto; 星野 hoshino; 矢野 yano; 浅野 asano; 大久保 okubo; 吉岡 yoshioka; 小池 koike; 荒木 araki; 大島 oshima; 松浦 matsuura; 野田 noda; 熊谷 kumagai kumagaya
内藤 naito; 黒田 kuroda; 菅 suga kan; 尾崎 ozaki; 永田 nagata; 川村 kawamura; 望月 mochizuki; 田辺 tanabe; 小松 komatsu; 堀 hori; 西川 nishikawa; 荒井 arai; 大谷 otani
大石 oishi; 広瀬 hirose; 平井 hirai; 成田 narita; 片山 katayama; 宮田 miyata; 早川 hayakawa; 東田 higashida; 橋口 hashiguchi; 菅野 kanno sugano; 土井 doi; 須藤 sudo
上原 uehara; 横田 yokota; 小西 konishi; 大森 omori; 児玉 kodama; 岩本 iwamoto; 関口 sekiguchi; 柳沢 yanagisawa; 小田 oda; 栗原 kurihara; 松下 matsushita; 石橋 ishibashi
高山 takayama; 西山 nishiyama; 白石 shiraishi; 堀内 horiuchi; 大川 okawa; 片岡 kataoka; 鎌田 kamata kamada; 松原 matsubara; 富田 tomita; 桑原 kuwabara kuwahara; 本間 homma
小笠原 ogasawara; 平山 hirayama; 奥村 okumura; 北川 kitagawa; 川島 kawashima; 上村 uemura kamimura; 杉浦 sugiura; 古田 furuta; 南 minami; 福井 fukui; 岡崎 okazaki
坂口 sakaguchi; 野中 nonaka; 岡村 okamura; 飯塚 iizuka; 榎本 enomoto; 大山 oyama; 三宅 miyake; 田島 tajima; 小泉 koizumi; 津田 tsuda; 落合 ochiai; 河合 kawai; 川合 kawai
川井 kawai; 河井 kawai; 内山 uchiyama; 甲斐 kai; 中井 nakai; 西 nishi; 北 kita; 牧野 makino; 島 shima; 今村 imamura; 村松 muramatsu; 下田 shimoda; 竹田 takeda
篠原 shinohara; 根本 nemoto; 稲垣 inagaki; 今野 konno; 神田 kanda; 塚本 tsukamoto; 堀田 hotta; 岡 oka; 泉 izumi; 長田 nagata osada; 森下 morishita; 奥田 okuda
宮川 miyagawa; 亀井 kamei; 安部 abe; 安倍 abe; 岸 kishi; 岸田 kishida; 石塚 ishizuka; 黒木 kuroki; 藤岡 fujioka; 大沢 osawa; 沢田 sawada; 永野 nagano; 長野 nagano
小原 ohara obara; 門田 kadota; 山根 yamane; 吉野 yoshino; 吉本 yoshimoto; 竹中 takenaka; 三好 miyoshi; 高島 takashima; 大竹 otake; 秋元 akimoto; 秋田 akita; 神谷 kamiya
青山 aoyama; 村井 murai; 藤沢 fujisawa; 足立 adachi; 安達 adachi; 石黒 ishiguro; 梅田 umeda; 宮下 miyashita; 三上 mikami; 川田 kawada kawata; 平川 hirakawa; 滝沢 takizawa
河村 kawamura; 河田 kawata kawada; 山岸 yamagishi; 二宮 ninomiya; 及川 oikawa; 若林 wakabayashi; 浅井 asai; 徳永 tokunaga; 浅田 asada; 岩井 iwai; 金田 kaneda; 西尾 nishio
古賀 koga; 大田 ota; 大和田 owada; 角田 tsunoda kakuta; 八木 yagi; 丹羽 niwa; 天野 amano; 相沢 aizawa; 会田 aida; 相馬 soma; 相川 aikawa; 相田 aida; 笠原 kasahara
笠井 kasai; 葛西 kasai; 香川 kagawa; 賀川 kagawa; 加賀 kaga; 加納 kano; 狩野 kano; 鹿野 kano; 鹿島 kashima; 梶原 kajiwara; 梶田 kajita; 梶 kaji; 梶山 kajiyama; 春日 kasuga
勝又 katsumata; 勝俣 katsumata; 勝田 katsuta; 勝 katsu; 桂 katsura; 金井 kanai; 金沢 kanazawa; 金森 kanamori; 金山 kanayama; 金城 kinjo kaneshiro; 神山 kamiyama koyama
川原 kawahara; 河原 kawahara; 川本 kawamoto; 河本 kawamoto komoto; 川端 kawabata; 川畑 kawabata; 川辺 kawabe; 川野 kawano; 川瀬 kawase; 河瀬 kawase; 河内 kawachi kochi
川内 kawauchi; 河上 kawakami; 河島 kawashima; 河西 kasai; 北原 kitahara; 北島 kitajima; 北野 kitano; 北沢 kitazawa; 北山 kitayama; 北田 kitada; 喜多 kita; 木内 kiuchi
木田 kida; 木戸 kido; 城戸 kido; 木本 kimoto; 木原 kihara; 木山 kiyama; 木島 kijima; 木全 kimata; 桐山 kiriyama; 桐生 kiryu; 桐野 kirino; 久我 kuga; 日下 kusaka
日下部 kusakabe; 草野 kusano; 草間 kusama; 草刈 kusakari; 楠 kusunoki; 楠本 kusumoto; 楠田 kusuda; 国井 kunii; 窪田 kubota; 久米 kume; 倉田 kurata; 倉持 kuramochi
栗田 kurita; 栗山 kuriyama; 栗本 kurimoto; 黒川 kurokawa; 黒沢 kurosawa; 黒岩 kuroiwa; 黒崎 kurosaki; 黒柳 kuroyanagi; 桑田 kuwata; 桑名 kuwana; 小出 koide; 小寺 kodera
小谷 kotani odani; 小宮 komiya; 小宮山 komiyama; 小森 komori; 小室 komuro; 小柳 koyanagi; 小沢 ozawa kozawa; 小倉 ogura kokura; 小野寺 onodera; 小野田 onoda; 小幡 obata
小畑 obata; 小田島 odajima; 小田切 odagiri; 小渕 obuchi; 小津 ozu; 小栗 oguri; 小高 odaka; 小坂 kosaka; 小杉 kosugi; 小菅 kosuge; 小村 komura; 小暮 kogure; 木暮 kogure
小南 kominami; 小堀 kobori; 小平 kodaira; 小磯 koiso; 小柴 koshiba; 小関 koseki ozeki; 小此木 okonogi; 小里 ozato; 小口 oguchi; 小日向 kohinata; 小早川 kobayakawa
小俣 omata; 小貫 onuki; 小熊 oguma; 小竹 odake kotake; 小清水 koshimizu; 合田 goda; 郷田 goda; 古谷 furuya; 古屋 furuya; 古沢 furusawa; 古市 furuichi; 古野 furuno
古橋 furuhashi; 近江 omi; 越智 ochi; 権藤 gondo; 紺野 konno; 金野 konno; 昆 kon; 今 kon; 近衛 konoe; 是枝 koreeda; 権田 gonda; 斎木 saiki; 佐伯 saeki; 坂井 sakai; 堺 sakai
坂田 sakata; 坂上 sakagami sakaue; 坂下 sakashita; 坂東 bando; 阪本 sakamoto; 阪口 sakaguchi; 阪田 sakata; 酒巻 sakamaki; 榊原 sakakibara; 榊 sakaki; 作田 sakuta
佐久間 sakuma; 佐竹 satake; 佐川 sagawa; 佐古 sako; 佐山 sayama; 真田 sanada; 沢 sawa; 沢村 sawamura; 沢井 sawai; 三瓶 sampei; 塩田 shiota; 塩見 shiomi
塩谷 shioya shiotani; 塩川 shiokawa; 塩崎 shiozaki; 塩野 shiono; 塩沢 shiozawa; 志賀 shiga; 志村 shimura; 重田 shigeta; 重信 shigenobu; 重光 shigemitsu; 篠田 shinoda
篠崎 shinozaki; 篠塚 shinozuka; 柴崎 shibasaki; 柴山 shibayama; 柴 shiba; 芝 shiba; 芝田 shibata; 渋谷 shibuya; 渋沢 shibusawa; 島崎 shimazaki; 島津 shimazu
島袋 shimabukuro; 島村 shimamura; 島本 shimamoto; 清田 kiyota; 清野 seino kiyono; 清原 kiyohara; 清川 kiyokawa; 下村 shimomura; 下山 shimoyama; 下川 shimokawa; 庄司 shoji
荘司 shoji; 東海林 shoji tokairin; 正田 shoda; 庄子 shoji; 城 jo; 城田 shirota; 白井 shirai; 白川 shirakawa; 白鳥 shiratori; 白坂 shirasaka; 白木 shiraki; 進藤 shindo
新藤 shindo; 新谷 shintani araya; 新田 nitta; 新城 shinjo; 神保 jimbo; 陣内 jinnai; 榛葉 shimba; 新海 shinkai; 新川 shinkawa; 新実 niimi; 新美 niimi; 新見 niimi
新沼 niinuma; 新渡戸 nitobe; 新倉 niikura; 新村 niimura; 新妻 niizuma; 新垣 aragaki arakaki; 新浪 niinami; 菅沼 suganuma; 菅谷 sugaya sugatani; 菅井 sugai; 菅田 sugata suda
菅家 kanke; 杉田 sugita; 杉原 sugihara; 杉村 sugimura; 杉野 sugino; 杉江 sugie; 杉崎 sugisaki; 杉 sugi; 杉谷 sugitani; 須田 suda; 須賀 suga; 須崎 suzaki; 須山 suyama
周防 suo; 鷲尾 washio; 鷲見 sumi; 住吉 sumiyoshi; 住田 sumida sumita; 角 sumi kado; 隅田 sumida; 関根 sekine; 関谷 sekiya; 関川 sekikawa; 関本 sekimoto; 瀬川 segawa
瀬戸 seto; 瀬古 seko; 瀬尾 seo; 瀬戸内 setouchi; 妹尾 seno seo; 妹島 sejima; 芹沢 serizawa; 千田 chida senda; 仙石 sengoku; 仙谷 sengoku; 世耕 seko; 曽根 sone; 曽我 soga
曽我部 sogabe; 副島 soejima; 園田 sonoda; 園部 sonobe; 反町 sorimachi; 田代 tashiro; 田原 tahara tawara; 田川 tagawa; 田所 tadokoro; 田畑 tabata; 田端 tabata
田上 tagami tanoue; 田尻 tajiri; 田宮 tamiya; 田崎 tasaki; 田渕 tabuchi; 田久保 takubo; 田丸 tamaru; 田沢 tazawa; 田部 tabe tanabe; 田沼 tanuma; 田野 tano; 田山 tayama
多田 tada; 只野 tadano; 多賀 taga; 平 taira; 高井 takai; 高尾 takao; 高岡 takaoka; 高倉 takakura; 高瀬 takase; 高杉 takasugi; 高津 takatsu; 高梨 takanashi; 高畑 takahata
高原 takahara; 高松 takamatsu; 高見 takami; 高村 takamura komura; 高柳 takayanagi; 高谷 takaya takatani; 高崎 takasaki; 高市 takaichi; 高峰 takamine; 高嶺 takamine
高沢 takazawa; 高桑 takakuwa; 高森 takamori; 高本 takamoto; 高浜 takahama; 高林 takabayashi; 高石 takaishi; 鷹野 takano; 滝 taki; 滝川 takigawa; 滝田 takita; 滝本 takimoto
滝口 takiguchi; 竹下 takeshita; 竹本 takemoto; 竹村 takemura; 武村 takemura; 武井 takei; 竹井 takei; 武藤 muto; 武内 takeuchi; 武市 takechi; 武満 takemitsu; 武山 takeyama
竹山 takeyama; 竹原 takehara; 竹島 takeshima; 竹沢 takezawa; 竹之内 takenouchi; 太宰 dazai; 立花 tachibana; 橘 tachibana; 立石 tateishi; 立川 tachikawa tatekawa
館野 tateno; 伊達 date; 谷 tani; 谷川 tanigawa tanikawa; 谷本 tanimoto; 谷崎 tanizaki; 谷村 tanimura; 谷垣 tanigaki; 谷山 taniyama; 玉井 tamai; 玉木 tamaki
玉置 tamaki tamaoki; 玉城 tamaki tamashiro; 玉川 tamagawa; 玉田 tamada; 丹下 tange; 丹野 tanno; 淡路 awaji; 知念 chinen; 千野 chino; 茅野 chino kayano; 塚田 tsukada
塚原 tsukahara; 塚越 tsukagoshi; 月岡 tsukioka; 佃 tsukuda; 柘植 tsuge; 津川 tsugawa; 津島 tsushima; 津村 tsumura; 辻本 tsujimoto; 辻元 tsujimoto; 辻村 tsujimura
辻田 tsujita; 辻井 tsujii; 堤 tsutsumi; 常盤 tokiwa; 椿 tsubaki; 坪井 tsuboi; 坪田 tsubota; 坪内 tsubouchi; 都築 tsuzuki; 鶴田 tsuruta; 鶴見 tsurumi; 鶴岡 tsuruoka
出口 deguchi; 出井 idei; 手塚 tezuka; 寺田 terada; 寺島 terashima terajima; 寺沢 terasawa; 寺内 terauchi; 寺本 teramoto; 寺井 terai; 寺尾 terao; 寺山 terayama; 土居 doi
東郷 togo; 東条 tojo; 藤堂 todo; 遠山 toyama; 外山 toyama; 戸田 toda; 戸塚 totsuka; 戸川 togawa; 当麻 toma; 土岐 toki; 時田 tokita; 徳田 tokuda; 徳川 tokugawa
徳山 tokuyama; 徳島 tokushima; 利根川 tonegawa; 富岡 tomioka; 富永 tominaga; 富山 tomiyama toyama; 富沢 tomizawa; 友田 tomoda; 朝永 tomonaga; 豊田 toyoda toyota
豊島 toyoshima teshima; 鳥居 torii; 鳥山 toriyama; 鳥羽 toba; 土肥 doi dohi; 土橋 tsuchihashi dobashi; 土田 tsuchida; 土谷 tsuchiya; 轟 todoroki; 堂本 domoto; 堂島 dojima
百々 dodo; 頭山 toyama; 内海 utsumi; 中尾 nakao; 中岡 nakaoka; 中江 nakae; 中沢 nakazawa; 中谷 nakatani nakaya; 中塚 nakatsuka; 中原 nakahara; 中平 nakahira; 中本 nakamoto
中森 nakamori; 中曽根 nakasone; 仲 naka; 仲村 nakamura; 仲田 nakata nakada; 仲井 nakai; 仲井真 nakaima; 仲宗根 nakasone; 仲間 nakama; 仲里 nakazato; 中里 nakazato
中内 nakauchi; 中居 nakai; 中込 nakagomi; 中条 nakajo chujo; 中津 nakatsu; 中林 nakabayashi; 中道 nakamichi; 中川原 nakagawara; 永山 nagayama; 永島 nagashima
長島 nagashima; 長井 nagai; 長尾 nagao; 長岡 nagaoka; 長沢 nagasawa; 長瀬 nagase; 永瀬 nagase; 長沼 naganuma; 永沼 naganuma; 長浜 nagahama; 長嶺 nagamine; 永岡 nagaoka
永守 nagamori; 永尾 nagao; 長友 nagatomo; 長崎 nagasaki; 長谷 hase nagatani; 長谷部 hasebe; 夏目 natsume; 生田 ikuta; 並木 namiki; 浪川 namikawa; 奈良 nara; 楢崎 narasaki
成瀬 naruse; 成沢 narusawa; 鳴海 narumi; 名倉 nagura; 名取 natori; 南雲 nagumo; 南条 nanjo; 南部 nambu; 難波 namba; 那須 nasu; 苗村 naemura; 二階 nikai; 二階堂 nikaido
西井 nishii; 西岡 nishioka; 西沢 nishizawa; 西島 nishijima; 西原 nishihara; 西谷 nishitani nishiya; 西野 nishino; 西脇 nishiwaki; 西郷 saigo; 西条 saijo; 西本 nishimoto
西浦 nishiura; 西崎 nishizaki; 西片 nishikata; 西園寺 saionji; 錦織 nishikori nishikiori; 仁木 niki; 仁科 nishina; 沼田 numata; 沼尻 numajiri; 根岸 negishi; 根津 nezu
能登 noto; 能勢 nose; 野上 nogami; 野崎 nozaki; 野沢 nozawa; 野島 nojima; 野尻 nojiri; 野原 nohara; 野々村 nonomura; 野々山 nonoyama; 野本 nomoto; 野間 noma; 野依 noyori
野茂 nomo; 野麻 noro; 野坂 nosaka; 野見山 nomiyama; 乃木 nogi; 信田 nobuta shinoda; 延原 nobuhara; 羽田 hata haneda; 秦 hata; 畑 hata; 畠山 hatakeyama hatayama
畑中 hatanaka; 畑山 hatayama; 羽生 hanyu habu; 羽鳥 hatori; 萩原 hagiwara; 荻原 ogiwara; 荻野 ogino; 萩野 hagino; 萩生田 hagiuda; 萩尾 hagio; 橋爪 hashizume; 橋下 hashimoto
橋田 hashida; 橋詰 hashizume; 蓮見 hasumi; 波多野 hatano; 秦野 hadano hatano; 八田 hatta; 鳩山 hatoyama; 花田 hanada; 花井 hanai; 花岡 hanaoka; 花村 hanamura; 花輪 hanawa
浜口 hamaguchi; 浜崎 hamasaki hamazaki; 浜野 hamano; 浜本 hamamoto; 浜中 hamanaka; 浜島 hamajima; 浜 hama; 早坂 hayasaka; 早瀬 hayase; 早田 hayata; 林田 hayashida
原口 haraguchi; 原島 harashima; 播磨 harima; 半田 handa; 坂内 bannai; 伴 ban; 番場 bamba; 東野 higashino; 東山 higashiyama; 東出 higashide; 東国原 higashikokubaru
疋田 hikita; 久石 hisaishi; 久野 kuno hisano; 久田 hisada; 久松 hisamatsu; 久本 hisamoto; 日高 hidaka; 日野 hino; 日比野 hibino; 日比 hibi; 肥田 hida; 飛田 tobita hida
樋渡 hiwatashi; 檜山 hiyama; 平岡 hiraoka; 平尾 hirao; 平岩 hiraiwa; 平賀 hiraga; 平沢 hirasawa; 平塚 hiratsuka; 平沼 hiranuma; 平林 hirabayashi; 平松 hiramatsu
平間 hirama; 平良 taira; 平手 hirate; 平本 hiramoto; 平原 hirahara; 広岡 hirooka; 広川 hirokawa; 広田 hirota; 広末 hirosue; 広中 hironaka; 深沢 fukazawa; 深田 fukada
深井 fukai; 深谷 fukaya; 深作 fukasaku; 深川 fukagawa; 深見 fukami; 福岡 fukuoka; 福沢 fukuzawa; 福地 fukuchi; 福永 fukunaga; 福原 fukuhara; 福間 fukuma; 福本 fukumoto
福山 fukuyama; 福士 fukushi; 福元 fukumoto; 福留 fukudome; 藤 fuji; 藤川 fujikawa; 藤崎 fujisaki; 藤代 fujishiro; 藤島 fujishima; 藤枝 fujieda; 藤波 fujinami; 藤村 fujimura
藤森 fujimori; 藤山 fujiyama; 藤谷 fujitani; 藤野 fujino; 藤倉 fujikura; 藤木 fujiki; 藤江 fujie; 藤巻 fujimaki; 藤浪 fujinami; 布施 fuse; 二村 futamura; 二木 futaki
船木 funaki; 船越 funakoshi; 船橋 funabashi; 船田 funada; 舟橋 funahashi; 舟木 funaki; 辺見 hemmi; 逸見 hemmi itsumi; 保坂 hosaka; 保科 hoshina; 星 hoshi; 細井 hosoi
細川 hosokawa; 細田 hosoda; 細野 hosono; 細谷 hosoya; 細江 hosoe; 堀井 horii; 堀江 horie; 堀川 horikawa; 堀口 horiguchi; 堀越 horikoshi; 堀米 horigome; 堀北 horikita
堀場 horiba; 本多 honda; 本庄 honjo; 本庶 honjo; 本橋 motohashi; 本木 motoki; 本城 honjo; 本郷 hongo; 本山 motoyama; 本宮 motomiya; 本村 motomura; 本谷 motoya; 前川 maekawa
前沢 maezawa; 前島 maejima; 前野 maeno; 前原 maehara; 前山 maeyama; 前園 maezono; 牧 maki; 牧田 makita; 真木 maki; 槙 maki; 槙原 makihara; 間宮 mamiya; 真鍋 manabe
真野 mano; 真下 mashimo; 真壁 makabe; 真島 majima; 間島 majima; 益田 masuda; 増井 masui; 増山 masuyama; 増子 masuko; 増岡 masuoka; 町田 machida; 町村 machimura
松坂 matsuzaka; 松永 matsunaga; 松野 matsuno; 松橋 matsuhashi; 松林 matsubayashi; 松丸 matsumaru; 松宮 matsumiya; 松村 matsumura; 松山 matsuyama; 松崎 matsuzaki matsusaki
松沢 matsuzawa; 松島 matsushima; 松川 matsukawa; 松木 matsuki; 松倉 matsukura; 松方 matsukata; 松平 matsudaira; 松任谷 matsutoya; 松代 matsushiro; 松葉 matsuba
松谷 matsutani matsuya; 松重 matsushige; 松居 matsui; 松前 matsumae; 的場 matoba; 丸井 marui; 丸岡 maruoka; 丸川 marukawa; 丸尾 maruo; 丸田 maruta; 丸谷 maruya marutani
円谷 tsuburaya tsumuraya; 万城目 makime; 三井 mitsui; 三木 miki; 三木谷 mikitani; 三沢 misawa; 三島 mishima; 三谷 mitani; 三田 mita; 三田村 mitamura; 三原 mihara
三村 mimura; 三船 mifune; 三池 miike; 三角 misumi; 三輪 miwa; 三枝 saegusa mieda; 三橋 mitsuhashi; 三国 mikuni; 三崎 misaki; 三瀬 mise; 三重野 mieno; 美濃部 minobe
水上 mizukami minakami; 水口 mizuguchi; 水谷 mizutani mizuya; 水島 mizushima; 水木 mizuki; 水原 mizuhara; 水田 mizuta; 水沼 mizunuma; 水町 mizumachi; 水越 mizukoshi
溝口 mizoguchi; 溝端 mizobata; 光石 mitsuishi; 光岡 mitsuoka; 満島 mitsushima; 源 minamoto; 皆川 minagawa; 湊 minato; 峰 mine; 峰岸 minegishi; 嶺 mine; 蓑田 minoda; 宮 miya
宮城 miyagi miyashiro; 宮沢 miyazawa; 宮島 miyajima; 宮地 miyaji; 宮原 miyahara; 宮里 miyazato; 宮部 miyabe; 宮脇 miyawaki; 宮内 miyauchi; 宮坂 miyasaka; 宮野 miyano
宮腰 miyakoshi; 宮迫 miyasako; 宮藤 kudo; 宮台 miyadai; 宮路 miyaji; 宮根 miyane; 宮入 miyairi; 宮森 miyamori; 三善 miyoshi; 向井 mukai; 向田 mukoda mukaida
武者小路 mushanokoji; 宗像 munakata; 村岡 muraoka; 村木 muraki; 村瀬 murase; 村野 murano; 村本 muramoto; 村山 murayama; 村川 murakawa; 村越 murakoshi; 村中 muranaka
村沢 murasawa; 村西 muranishi; 室井 muroi; 室田 murota; 室伏 murofushi; 室生 muro; 毛利 mori; 目黒 meguro; 茂木 motegi mogi; 元木 motoki; 元田 motoda; 本島 motojima
桃井 momoi; 百田 hyakuta momota; 森井 morii; 森岡 morioka; 森川 morikawa; 森口 moriguchi; 森崎 morisaki; 森島 morishima; 森谷 moriya moritani; 森永 morinaga; 森野 morino
森村 morimura; 森山 moriyama; 森内 moriuchi; 森沢 morisawa; 森脇 moriwaki; 森重 morishige; 森高 moritaka; 森繁 morishige; 守田 morita; 守屋 moriya; 盛田 morita
諸橋 morohashi; 諸岡 morooka; 諸星 moroboshi; 両角 morozumi; 八代 yashiro; 八島 yashima; 矢島 yajima; 矢沢 yazawa; 矢口 yaguchi; 矢田 yada; 矢部 yabe; 矢内 yauchi yanai
矢内原 yanaihara; 矢作 yahagi; 矢崎 yazaki; 薬師寺 yakushiji; 薬師丸 yakushimaru; 役所 yakusho; 安井 yasui; 安岡 yasuoka; 安川 yasukawa; 安永 yasunaga; 安原 yasuhara
安室 amuro; 安西 anzai; 安斎 anzai; 安孫子 abiko; 安住 azumi; 保田 yasuda; 柳 yanagi; 柳井 yanai; 柳川 yanagawa; 柳田 yanagida yanagita; 柳原 yanagihara; 柳瀬 yanase
柳本 yanagimoto; 柳葉 yanagiba; 梁瀬 yanase; 簗瀬 yanase; 薮田 yabuta; 薮内 yabuuchi; 山岡 yamaoka; 山形 yamagata; 山県 yamagata; 山川 yamakawa; 山木 yamaki; 山際 yamagiwa
山倉 yamakura; 山沢 yamazawa; 山城 yamashiro; 山添 yamazoe; 山谷 yamatani yamaya; 山手 yamate; 山名 yamana; 山西 yamanishi; 山之内 yamanouchi; 山野 yamano; 山原 yamahara
山村 yamamura; 山室 yamamuro; 山部 yamabe; 山辺 yamabe; 山井 yamanoi yamai; 山元 yamamoto; 山路 yamaji; 山尾 yamao; 山科 yamashina; 山上 yamagami yamanoue; 山脇 yamawaki
山東 santo; 山家 yamage; 大和 yamato; 湯浅 yuasa; 湯川 yukawa; 湯本 yumoto; 雪村 yukimura; 行定 yukisada; 弓削 yuge; 横井 yokoi; 横尾 yokoo; 横川 yokokawa; 横溝 yokomizo
横光 yokomitsu; 横内 yokouchi; 横路 yokomichi; 横手 yokote; 横森 yokomori; 与謝野 yosano; 吉井 yoshii; 吉池 yoshiike; 吉江 yoshie; 吉沢 yoshizawa; 吉武 yoshitake
吉永 yoshinaga; 吉原 yoshihara yoshiwara; 吉松 yoshimatsu; 吉見 yoshimi; 吉行 yoshiyuki; 吉住 yoshizumi; 吉成 yoshinari; 吉高 yoshitaka; 吉良 kira; 芳賀 haga; 芳野 yoshino
依田 yoda; 米沢 yonezawa; 米倉 yonekura; 米田 yoneda maita; 米山 yoneyama; 米内 yonai; 米原 yonehara; 米津 yonezu; 米川 yonekawa; 鷲田 washida; 若井 wakai; 若尾 wakao
若槻 wakatsuki; 若月 wakatsuki; 若松 wakamatsu; 若山 wakayama; 若狭 wakasa; 若宮 wakamiya; 和久井 wakui; 涌井 wakui; 湧井 wakui; 脇田 wakita; 脇 waki; 和気 wake; 和光 wako
和泉 izumi; 綿貫 watanuki; 渡会 watarai; 渡 watari; 相原 aihara; 藍沢 aizawa; 饗庭 aeba; 赤井 akai; 赤池 akaike; 赤川 akagawa; 赤木 akagi; 赤城 akagi; 赤坂 akasaka
赤崎 akasaki; 赤沢 akazawa; 赤塚 akatsuka; 赤羽 akaba; 赤松 akamatsu; 赤間 akama; 赤石 akaishi; 赤堀 akahori; 赤嶺 akamine; 秋葉 akiba; 秋本 akimoto; 秋野 akino
秋吉 akiyoshi; 秋月 akizuki; 秋庭 akiba; 芥川 akutagawa; 浅岡 asaoka; 浅川 asakawa; 浅見 asami; 浅沼 asanuma; 浅尾 asao; 浅原 asahara; 麻原 asahara; 朝倉 asakura
浅倉 asakura; 朝日 asahi; 旭 asahi; 朝比奈 asahina; 麻生 aso; 芦田 ashida; 芦沢 ashizawa; 芦川 ashikawa; 芦部 ashibe; 芦原 ashihara; 飛鳥 asuka; 飛鳥井 asukai
東浦 higashiura; 渥美 atsumi; 跡部 atobe; 穴沢 anazawa; 姉崎 anezaki; 油井 yui; 甘利 amari; 雨宮 amamiya amemiya; 天海 amami; 天田 amada; 天谷 amaya; 綾瀬 ayase; 綾野 ayano
鮎川 ayukawa; 荒 ara; 荒尾 arao; 荒川 arakawa; 荒谷 aratani araya; 荒巻 aramaki; 荒牧 aramaki; 荒畑 arahata; 嵐 arashi; 有賀 ariga aruga; 有田 arita; 有馬 arima
有村 arimura; 有森 arimori; 有島 arishima; 有吉 ariyoshi; 有沢 arisawa; 有働 udo; 粟野 awano; 粟田 awata; 粟津 awazu; 庵野 anno; 安保 abo ambo; 阿川 agawa; 阿久津 akutsu
阿久根 akune; 阿南 anami anan; 阿刀田 atoda; 吾妻 azuma agatsuma; 我妻 wagatsuma agatsuma; 我孫子 abiko; 網野 amino; 池上 ikegami; 池内 ikeuchi; 池江 ikee
池谷 ikeya iketani; 池波 ikenami; 池辺 ikebe; 池本 ikemoto; 池永 ikenaga; 池原 ikehara; 池沢 ikezawa; 生駒 ikoma; 石破 ishiba; 石垣 ishigaki; 石上 ishigami isonokami
石倉 ishikura; 石毛 ishige; 石坂 ishizaka; 石沢 ishizawa; 石崎 ishizaki; 石島 ishijima; 石関 ishizeki; 石津 ishizu; 石渡 ishiwata ishiwatari; 石野 ishino; 石丸 ishimaru
石本 ishimoto; 石山 ishiyama; 石森 ishimori; 石村 ishimura; 石母田 ishimoda; 石牟礼 ishimure; 石堂 ishido; 石附 ishizuki; 泉田 izumida; 泉谷 izumiya izumitani
泉川 izumikawa; 出雲 izumo; 磯 iso; 磯崎 isozaki; 磯田 isoda; 磯部 isobe; 磯野 isono; 磯村 isomura; 板垣 itagaki; 板倉 itakura; 板橋 itabashi; 板谷 itaya; 市村 ichimura
市原 ichihara; 市橋 ichihashi; 市野 ichino; 市田 ichida; 一色 isshiki; 一ノ瀬 ichinose; 一瀬 ichinose; 市瀬 ichinose ichise; 一条 ichijo; 一柳 hitotsuyanagi ichiyanagi
井川 igawa; 井口 iguchi inokuchi; 井沢 izawa; 伊沢 izawa; 井坂 isaka; 伊坂 isaka; 井手 ide; 井出 ide; 井深 ibuka; 井伏 ibuse; 井原 ihara; 井本 imoto; 井村 imura; 井関 iseki
井筒 izutsu; 井田 ida; 井戸 ido; 井野 ino; 井ノ原 inohara; 井ノ上 inoue; 井伊 ii; 伊井 ii; 飯島 iijima; 飯沼 iinuma; 飯野 iino; 飯村 iimura; 飯尾 iio; 飯泉 iizumi
飯森 iimori; 伊賀 iga; 伊勢 ise; 伊勢谷 iseya; 伊東 ito; 伊原 ihara; 伊吹 ibuki; 伊波 iha; 伊調 icho; 伊奈 ina; 伊丹 itami; 伊庭 iba; 伊集院 ijuin; 伊良部 irabu; 糸井 itoi
糸山 itoyama; 稲葉 inaba; 稲田 inada; 稲村 inamura; 稲毛 inage; 稲川 inagawa; 稲盛 inamori; 稲森 inamori; 稲本 inamoto; 稲見 inami; 稲岡 inaoka; 乾 inui; 犬飼 inukai
犬養 inukai; 犬塚 inuzuka; 猪木 inoki; 猪俣 inomata; 猪股 inomata; 猪瀬 inose; 猪狩 igari; 猪熊 inokuma; 猪口 inoguchi; 今泉 imaizumi; 今川 imagawa; 今田 imada konta
今西 imanishi; 今関 imazeki; 今岡 imaoka; 今永 imanaga; 今枝 imaeda; 今中 imanaka; 今福 imafuku; 今本 imamoto; 今津 imazu; 入江 irie; 入沢 irisawa; 色川 irokawa
岩岡 iwaoka; 岩尾 iwao; 岩間 iwama; 岩下 iwashita; 岩瀬 iwase; 岩谷 iwatani iwaya; 岩永 iwanaga; 岩波 iwanami; 岩橋 iwahashi; 岩渕 iwabuchi; 岩村 iwamura; 岩城 iwaki
岩倉 iwakura; 岩屋 iwaya; 岩佐 iwasa; 岩沢 iwasawa; 岩見 iwami; 岩元 iwamoto; 岩山 iwayama; 岩出 iwade; 岩野 iwano; 岩切 iwakiri; 岩隈 iwakuma; 磐城 iwaki; 宇井 ui
宇佐美 usami; 宇田 uda; 宇田川 udagawa; 宇多田 utada; 宇都宮 utsunomiya; 宇野 uno; 宇垣 ugaki; 宇佐見 usami; 宇沢 uzawa; 宇津木 utsugi; 上川 kamikawa; 上条 kamijo
上島 ueshima kamijima; 上杉 uesugi; 上地 uechi kamiji; 上西 uenishi kaminishi; 上祐 joyu; 上松 uematsu agematsu; 上山 ueyama kamiyama; 上林 kambayashi; 上戸 ueto
上沼 kaminuma; 上本 uemoto; 上坂 uesaka kosaka; 上月 kozuki uezuki; 上園 uezono; 上岡 ueoka kamioka; 上脇 kamiwaki; 植木 ueki; 植草 uekusa; 植田 ueda; 植松 uematsu
植村 uemura; 植竹 uetake; 植野 ueno; 鵜飼 ukai; 牛島 ushijima; 牛山 ushiyama; 牛尾 ushio; 臼井 usui; 薄井 usui; 碓井 usui; 歌川 utagawa; 打越 uchikoshi; 内川 uchikawa
内野 uchino; 内村 uchimura; 内堀 uchibori; 内ヶ崎 uchigasaki; 宇治 uji; 氏家 ujiie; 梅崎 umezaki; 梅沢 umezawa; 梅津 umezu; 梅原 umehara; 梅宮 umemiya; 梅村 umemura
梅本 umemoto; 梅野 umeno; 梅木 umeki; 梅川 umekawa; 浦 ura; 浦上 urakami; 浦川 urakawa; 浦田 urata; 浦野 urano; 浦沢 urasawa; 浦部 urabe; 卜部 urabe; 占部 urabe; 瓜生 uryu
海野 umino unno; 江上 egami; 江川 egawa; 江口 eguchi; 江崎 esaki ezaki; 江島 ejima; 江田 eda; 江藤 eto; 衛藤 eto; 江頭 egashira; 江戸 edo; 江戸川 edogawa; 江原 ehara
江波 enami; 江間 ema; 江本 emoto; 江夏 enatsu; 江成 enari; 江渡 eto; 枝野 edano; 枝川 edagawa; 榎 enoki; 榎木 enoki; 榎田 enokida; 海老原 ebihara; 海老名 ebina
海老沢 ebisawa; 蛯名 ebina; 海江田 kaieda; 円城寺 enjoji; 円地 enchi; 塩野谷 shionoya; 尾上 onoe ogami; 尾形 ogata; 緒方 ogata; 尾関 ozeki; 大関 ozeki; 尾田 oda; 織田 oda
尾野 ono; 尾身 omi; 尾辻 otsuji; 尾木 ogi; 大井 oi; 大内 ouchi; 大浦 oura; 大江 oe; 大岡 ooka; 大賀 oga; 大神 ogami okami; 大木 oki; 大城 oshiro; 大北 okita; 大草 okusa
大串 ogushi; 大窪 okubo; 大熊 okuma; 大隈 okuma; 大倉 okura; 大河内 okochi; 大越 okoshi ogoshi; 大坂 osaka; 大迫 osako; 大崎 osaki; 大塩 oshio; 大下 oshita; 大杉 osugi
大住 osumi; 大隅 osumi; 大瀬 ose; 大園 ozono; 大平 ohira; 大高 otaka; 大滝 otaki; 大津 otsu; 大槻 otsuki; 大月 otsuki; 大坪 otsubo; 大友 otomo; 大伴 otomo; 大中 onaka
大貫 onuki; 大沼 onuma; 大場 oba; 大庭 oba; 大葉 oba; 大畑 ohata; 大林 obayashi; 大原 ohara; 大東 ohigashi daito; 大渕 obuchi; 大前 omae; 大宮 omiya; 大村 omura; 大宅 oya
大矢 oya; 大屋 oya; 大薮 oyabu; 大脇 owaki; 大鷹 otaka; 大口 oguchi; 大河原 okawara; 大河 okawa; 大泉 oizumi; 大仁田 onita; 大栗 oguri; 大桃 omomo; 大道 omichi; 多部 tabe
岡島 okajima; 岡野 okano; 岡部 okabe; 岡林 okabayashi; 岡山 okayama; 岡井 okai; 岡安 okayasu; 岡倉 okakura; 岡沢 okazawa; 岡上 okagami; 小笠 ogasa; 緒川 ogawa; 尾高 odaka
小方 ogata; 小木 ogi; 小木曽 ogiso; 荻 ogi; 荻田 ogita; 荻島 ogishima; 沖 oki; 沖田 okita; 沖本 okimoto; 隠岐 oki; 興梠 korogi; 奥 oku; 奥井 okui; 奥平 okudaira
奥谷 okutani; 奥寺 okudera; 奥野 okuno; 奥原 okuhara; 奥山 okuyama; 奥本 okumoto; 奥川 okukawa; 小黒 oguro; 尾坂 osaka; 刑部 osakabe; 長内 osanai; 小山内 osanai; 押井 oshii
押尾 oshio; 乙武 ototake; 音羽 otowa; 鬼塚 onizuka; 鬼頭 kito; 折口 orikuchi; 折原 orihara; 折茂 orimo; 恩田 onda; 恩地 onchi; 貝原 kaibara; 貝塚 kaizuka; 海部 kaifu
海原 kaibara; 加来 kaku; 角野 kadono; 角川 kadokawa; 角谷 kadoya sumiya; 覚張 kakubari; 影山 kageyama; 景山 kageyama; 蔭山 kageyama; 笠 ryu; 笠松 kasamatsu; 風間 kazama
風見 kazami; 梶井 kajii; 梶川 kajikawa; 梶谷 kajitani; 梶本 kajimoto; 鍛冶 kaji; 樫村 kashimura; 柏木 kashiwagi; 柏原 kashiwabara kashiwara; 柏崎 kashiwazaki; 柏 kashiwa
柏倉 kashiwakura; 柏田 kashiwada; 片桐 katagiri; 片倉 katakura; 片平 katahira; 片瀬 katase; 片野 katano; 片渕 katabuchi; 堅田 katada; 勝見 katsumi; 勝間 katsuma
勝山 katsuyama; 勝部 katsube; 勝野 katsuno; 葛城 katsuragi; 桂木 katsuragi; 桂川 katsuragawa; 葛飾 katsushika; 門脇 kadowaki; 門井 kadoi; 金丸 kanemaru
金原 kanehara kimbara; 兼田 kaneda; 兼子 kaneko; 兼松 kanematsu; 金本 kanemoto; 金光 kanemitsu; 金谷 kanaya kanatani; 金田一 kindaichi; 金村 kanemura; 金平 kanehira
金重 kaneshige; 金川 kanagawa; 加瀬 kase; 加地 kaji; 加治 kaji; 加計 kake; 加山 kayama; 香山 kayama; 香取 katori; 香月 katsuki kazuki; 香田 koda; 香西 kozai; 鏑木 kaburagi
蒲田 kamata; 蒲生 gamo; 蒲原 kambara; 釜田 kamata; 鎌倉 kamakura; 神尾 kamio; 神木 kamiki; 神崎 kanzaki; 神野 jinno kamino; 神戸 kambe; 神永 kaminaga; 神原 kambara
神林 kambayashi; 神部 kambe; 神津 kozu; 神宮 jingu; 神宮寺 jinguji; 神代 kumashiro; 神村 kamimura; 神吉 kanki; 神取 kandori; 神近 kamichika; 紙谷 kamiya kamitani
亀田 kameda; 亀山 kameyama; 亀岡 kameoka; 亀谷 kametani; 唐沢 karasawa; 唐木 karaki; 唐橋 karahashi; 刈谷 kariya; 仮屋 kariya; 苅谷 kariya; 狩谷 kariya; 辛坊 shimbo
辛島 karashima; 軽部 karube; 川勝 kawakatsu; 川北 kawakita; 川越 kawagoe; 川津 kawazu; 川西 kawanishi; 川名 kawana; 川中 kawanaka; 川浪 kawanami; 川渕 kawabuchi
川平 kawahira kabira; 川久保 kawakubo; 川手 kawate; 川住 kawazumi; 川尻 kawajiri; 川満 kawamitsu; 川谷 kawatani; 川元 kawamoto; 川添 kawazoe; 川岸 kawagishi; 河相 kawai
河北 kawakita; 河東 kawahigashi; 河津 kawazu; 河口 kawaguchi; 河崎 kawasaki; 河盛 kawamori; 河辺 kawabe; 河竹 kawatake; 革島 kawashima; 韮沢 nirasawa; 蒲池 kamachi
萱野 kayano; 柿沼 kakinuma; 柿本 kakimoto; 柿沢 kakizawa; 柿崎 kakizaki; 垣内 kakiuchi; 角松 kadomatsu; 鍵本 kagimoto; 苅田 karita; 鬼木 oniki; 菊川 kikukawa; 菊田 kikuta
菊本 kikumoto; 木津 kizu; 木川 kikawa; 木佐貫 kisanuki; 木場 koba; 木曽 kiso; 岸井 kishii; 岸川 kishikawa; 岸本 kishimoto; 岸上 kishigami; 岸野 kishino; 岸辺 kishibe
岸谷 kishitani; 岸部 kishibe; 岸波 kishinami; 来栖 kurusu; 来生 kisugi; 木梨 kinashi; 衣笠 kinugasa; 絹川 kinugawa; 北尾 kitao; 北岡 kitaoka; 北方 kitakata; 北上 kitakami
北里 kitasato; 北条 hojo; 北側 kitagawa; 北林 kitabayashi; 北浦 kitaura; 北見 kitami; 北大路 kitaoji; 北詰 kitazume; 北口 kitaguchi; 北畠 kitabatake; 北神 kitagami
貴志 kishi; 貴島 kijima; 木皿 kizara; 喜納 kina; 喜屋武 kyan; 喜友名 kiyuna; 儀間 gima; 義家 yoshiie; 君島 kimijima; 君塚 kimizuka; 木谷 kitani; 清宮 kiyomiya; 清瀬 kiyose
清武 kiyotake; 清浦 kiyoura; 霧島 kirishima; 桐谷 kiriya kiritani; 桐島 kirishima; 桐原 kirihara; 久慈 kuji; 串田 kushida; 葛原 kuzuhara; 楠木 kusunoki; 楠瀬 kusunose
楠山 kusuyama; 楠原 kusuhara; 九条 kujo; 九鬼 kuki; 国枝 kunieda; 国木田 kunikida; 国分 kokubun kokubu; 国吉 kuniyoshi; 国光 kunimitsu; 国重 kunishige; 国定 kunisada
国本 kunimoto; 国弘 kunihiro; 国友 kunitomo; 隈 kuma; 隈元 kumamoto; 隈部 kumabe; 熊井 kumai; 熊川 kumakawa; 熊倉 kumakura; 熊坂 kumasaka; 熊崎 kumazaki; 熊沢 kumazawa
熊代 kumashiro; 熊野 kumano; 熊本 kumamoto; 熊田 kumada; 熊切 kumakiri; 久住 kusumi kuzumi; 久世 kuze; 久高 kudaka; 久富 hisatomi; 久間 kyuma; 久恒 hisatsune
久保寺 kubodera; 久保山 kuboyama; 久保木 kuboki; 久邇 kuni; 倉 kura; 倉本 kuramoto; 倉橋 kurahashi; 倉沢 kurasawa; 倉島 kurashima; 倉石 kuraishi; 倉林 kurabayashi
蔵原 kurahara; 蔵前 kuramae; 栗栖 kurisu; 栗林 kuribayashi; 栗木 kuriki; 栗村 kurimura; 栗生 kuryu; 栗城 kuriki; 呉屋 goya; 黒須 kurosu; 黒瀬 kurose; 黒羽 kuroha
黒石 kuroishi; 黒島 kuroshima; 黒江 kuroe; 畔柳 kuroyanagi; 桑山 kuwayama; 桑野 kuwano; 桑島 kuwajima; 桑村 kuwamura; 桑子 kuwako; 桑木 kuwaki; 郡司 gunji; 郡山 koriyama
剣持 kemmochi; 源田 genda; 玄葉 gemba; 見城 kenjo; 小石 koishi; 小糸 koito; 小岩 koiwa; 小岩井 koiwai; 小枝 koeda saeda; 小尾 obi; 小梶 kokaji; 小金井 koganei; 小国 oguni
小久保 kokubo; 小崎 kosaki ozaki; 小塩 oshio; 小塚 kozuka; 小瀬 ose kose; 小園 kozono; 小城 ogi koshiro; 小滝 kotaki; 小田原 odawara; 小田中 odanaka; 小田桐 odagiri
小手川 kotegawa; 小長谷 konagaya; 小沼 onuma konuma; 小野塚 onozuka; 小野木 onogi; 小野瀬 onose; 小野沢 onozawa; 小野口 onoguchi; 小野里 onozato; 小橋 kobashi
小浜 obama kohama; 小浪 konami; 小船 kobune; 小牧 komaki; 小町 komachi; 小松崎 komatsuzaki; 小松原 komatsubara; 小溝 komizo; 小峰 komine; 小嶺 komine; 小見山 komiyama
小向 komukai; 小安 koyasu; 子安 koyasu; 小薮 koyabu; 小湊 kominato; 小吹 kobuki; 小路 shoji; 小鹿 koshika; 小嵐 koarashi; 古閑 koga; 古関 koseki; 古在 kozai; 古城 kojo
古館 furutachi; 古田島 kotajima; 古井 furui; 古本 furumoto; 古山 furuyama; 古家 furuie furuya; 古郡 furugori; 古瀬 furuse; 古葉 koba; 古河 furukawa; 古庄 furusho; 五島 goto
後閑 gokan; 五代 godai; 五味 gomi; 五木 itsuki; 高坂 kosaka takasaka; 高良 takara kora; 高宮 takamiya; 高須 takasu; 高鳥 takatori; 高取 takatori; 高槻 takatsuki
高円宮 takamadonomiya; 高階 takashina; 高城 takagi takashiro; 高萩 takahagi; 高垣 takagaki; 高妻 kozuma takatsuma; 高千穂 takachiho; 高遠 takato; 高安 takayasu; 幸田 koda
幸村 yukimura; 幸野 kono yukino; 甲田 koda; 甲賀 koga; 甲本 komoto; 郷 go; 郷原 gohara; 国生 kokusho; 近田 chikada konda; 近松 chikamatsu; 近本 chikamoto; 駒井 komai
駒田 komada; 駒形 komagata; 薦田 komoda; 菰田 komoda; 是永 korenaga; 鴻池 konoike; 鴻上 kokami; 佐倉 sakura; 佐賀 saga; 佐田 sata sada; 佐多 sata; 佐高 sataka; 佐渡 sado
佐波 sawa; 佐橋 sahashi; 佐原 sahara; 佐分利 saburi; 佐保 saho; 佐村河内 samuragochi; 佐宗 saso; 佐々 sassa; 佐々岡 sasaoka; 三遊亭 sanyutei; 西城 saijo; 西東 saito
西木 nishiki; 西内 nishiuchi; 西部 nishibe; 西銘 nishime; 西元 nishimoto; 西堀 nishibori; 西室 nishimuro; 西口 nishiguchi; 西永 nishinaga; 斎賀 saiga; 財前 zaizen
在原 ariwara; 財部 takarabe; 酒見 sakami; 酒向 sako; 酒匂 sakawa; 坂 saka; 坂崎 sakazaki; 坂野 banno sakano; 坂元 sakamoto; 坂巻 sakamaki; 坂西 sakanishi; 坂倉 sakakura
坂根 sakane; 坂手 sakate; 坂部 sakabe; 嵯峨 saga; 相良 sagara; 相楽 sagara; 相場 aiba; 相葉 aiba; 相武 aibu; 相米 somai; 向坂 sakisaka; 向山 mukaiyama mukoyama; 向後 kogo
崎山 sakiyama; 先崎 senzaki; 鷺沢 sagisawa; 佐久本 sakumoto; 桜 sakura; 桜内 sakurauchi; 桜木 sakuragi; 桜庭 sakuraba; 桜田 sakurada; 桜沢 sakurazawa; 桜山 sakurayama
迫田 sakoda; 迫 sako; 篠 shino; 篠山 shinoyama; 篠宮 shinomiya; 篠沢 shinozawa; 篠木 shinoki; 笹 sasa; 笹井 sasai; 笹川 sasagawa; 笹本 sasamoto; 笹原 sasahara
笹森 sasamori; 笹岡 sasaoka; 笹山 sasayama; 笹野 sasano; 笹木 sasaki; 里見 satomi; 里中 satonaka; 里村 satomura; 郷司 goshi; 実方 sanekata; 実川 jitsukawa; 実吉 saneyoshi
鮫島 samejima sameshima; 鮫川 samegawa; 猿渡 saruwatari; 猿橋 saruhashi; 沢口 sawaguchi; 沢尻 sawajiri; 沢木 sawaki; 沢野 sawano; 沢山 sawayama; 沢柳 sawayanagi
沢崎 sawazaki; 沢地 sawachi; 三条 sanjo; 三宮 sannomiya; 三本木 sambongi; 三戸 mito sannohe; 三石 mitsuishi; 三塚 mitsuzuka; 三ツ矢 mitsuya; 三ツ林 mitsubayashi; 三代 miyo
三日月 mikazuki; 三笠 mikasa; 三反園 mitazono; 三竹 mitake; 三品 mishina; 三須 misu; 三隅 misumi; 椎名 shiina; 椎野 shiino; 椎葉 shiiba; 椎木 shiiki; 志位 shii; 志摩 shima
志水 shimizu; 志茂 shimo; 志茂田 shimoda; 志田 shida; 志方 shikata; 志垣 shigaki; 四方 shikata yomo; 四宮 shinomiya; 設楽 shitara; 汐見 shiomi; 塩尻 shiojiri; 塩入 shioiri
塩月 shiotsuki; 塩原 shiobara; 塩山 shioyama; 塩屋 shioya; 鹿内 shikanai; 鹿取 katori; 鹿賀 kaga; 鹿倉 shikakura; 重松 shigematsu; 重野 shigeno; 重村 shigemura
重富 shigetomi; 重藤 shigefuji; 繁田 shigeta; 繁野 shigeno; 滋野 shigeno; 宍戸 shishido; 雫石 shizukuishi; 幣原 shidehara; 品川 shinagawa; 品田 shinada; 忍足 oshidari
柴野 shibano; 柴原 shibahara; 柴本 shibamoto; 柴宮 shibamiya; 柴咲 shibasaki; 芝野 shibano; 芝原 shibahara; 渋井 shibui; 渋川 shibukawa; 渋江 shibue; 司馬 shiba; 司 tsukasa
斯波 shiba; 島尾 shimao; 島岡 shimaoka; 島川 shimakawa; 島倉 shimakura; 島谷 shimatani shimaya; 島野 shimano; 島宗 shimamune; 島内 shimauchi; 島木 shimaki; 島貫 shimanuki
島尻 shimajiri; 島仲 shimanaka; 島地 shimaji; 島影 shimakage; 首藤 shuto sudo; 執行 shigyo; 十河 sogo; 十文字 jumonji; 荘田 shoda; 庄野 shono; 庄田 shoda; 正岡 masaoka
正木 masaki; 正宗 masamune; 正力 shoriki; 城島 jojima; 城山 shiroyama; 城所 kidokoro; 城内 kiuchi; 城之内 jonouchi; 白土 shirato shiratsuchi; 白戸 shirato; 白洲 shirasu
白浜 shirahama; 白崎 shirasaki; 白倉 shirakura; 白幡 shirahata; 白岩 shiraiwa; 白沢 shirasawa; 白須 shirasu; 白根 shirane; 白山 shirayama; 白水 shirozu; 代田 shirota
城崎 kinosaki; 神馬 jimba; 神内 jinnai; 新宅 shintaku; 新保 shimbo; 新堀 niibori; 新開 shinkai; 新庄 shinjo; 新宮 shingu; 新野 niino shinno; 新福 shimpuku
新屋 shinya araya; 新里 shinzato niisato; 新津 niitsu; 新名 niina; 新館 niidate; 新島 niijima; 新関 niizeki; 新原 niihara; 末永 suenaga; 末次 suetsugu; 末吉 sueyoshi
末松 suematsu; 末広 suehiro; 末岡 sueoka; 末続 suetsugu; 陶山 suyama; 須永 sunaga; 須貝 sugai; 須原 suhara; 須磨 suma; 須之内 sunouchi; 須川 sugawa; 諏訪 suwa
菅本 sugamoto; 菅生 sugo; 菅波 suganami; 菅山 sugayama; 助川 sukegawa; 図師 zushi; 鈴江 suzue; 鈴村 suzumura; 鈴川 suzukawa; 鈴置 suzuoki; 砂川 sunagawa; 砂田 sunada
砂原 sunahara; 炭谷 sumitani; 住友 sumitomo; 住谷 sumiya; 住井 sumii; 角倉 suminokura; 駿河 suruga; 清家 seike; 清藤 seito; 瀬谷 seya; 瀬下 seshimo; 瀬島 sejima
瀬口 seguchi; 瀬沼 senuma; 瀬野 seno; 瀬長 senaga; 瀬良 sera; 世良 sera; 瀬山 seyama; 瀬高 setaka; 関山 sekiyama; 関野 sekino; 関田 sekita; 関戸 sekido; 関矢 sekiya
芹田 serita; 芹川 serikawa; 千家 senge; 千賀 senga; 仙道 sendo; 千石 sengoku; 千住 senju; 千原 chihara; 千代 chiyo; 千秋 chiaki; 千草 chigusa; 千々石 chijiwa; 仙波 semba
銭谷 zeniya; 善家 zenke; 袖山 sodeyama; 曽野 sono; 曽田 soda; 曽山 soyama; 征矢 soya; 反田 sorita; 副田 soeda; 添田 soeda; 其田 sonoda; 園山 sonoyama; 染谷 someya
染井 somei; 征木 masaki; 十朱 toake; 田井 tai; 田岡 taoka; 田頭 tagashira; 田鎖 takusari; 田坂 tasaka; 田付 tatsuke; 田添 tazoe; 田近 tachika; 田谷 taya; 田臥 tabuse
田名部 tanabu; 田母神 tamogami; 田河 tagawa; 田巻 tamaki; 田牧 tamaki; 田子 tago; 田仲 tanaka; 田北 takita; 田倉 takura; 田栗 taguri; 田浦 taura; 田尾 tao; 多々良 tatara
多川 tagawa; 多湖 tago; 多和田 tawada; 多胡 tago; 多岐川 takigawa; 多木 taki; 多羅尾 tarao; 大道寺 daidoji; 大門 daimon; 大黒 daikoku; 醍醐 daigo; 当間 toma; 当真 toma
高群 takamure; 宝田 takarada; 宝生 hosho; 財津 zaitsu; 滝井 takii; 滝浪 takinami; 滝波 takinami; 滝島 takishima; 滝村 takimura; 滝野 takino; 滝上 takigami; 滝藤 takito
宅間 takuma; 詫間 takuma; 内匠 takumi; 竹岡 takeoka; 竹川 takekawa; 竹添 takezoe; 竹谷 takeya taketani; 竹野 takeno; 竹野内 takenouchi; 竹林 takebayashi; 竹久 takehisa
竹脇 takewaki; 竹森 takemori; 竹宮 takemiya; 竹越 takekoshi; 竹崎 takezaki; 竹腰 takekoshi; 竹達 taketatsu; 武 take; 武石 takeishi; 武川 takekawa; 武隈 takekuma
武沢 takezawa; 武下 takeshita; 武島 takeshima; 武知 takechi; 武智 takechi; 武部 takebe; 武本 takemoto; 武谷 taketani takeya; 武者 musha; 武林 takebayashi; 武正 takemasa
建部 takebe; 只見 tadami; 但馬 tajima; 但木 tadaki; 立木 tachiki tatsuki; 立野 tateno tachino; 立原 tachihara; 立松 tatematsu; 立山 tateyama; 立岡 tateoka
立田 tatsuta tateda; 立岩 tateiwa; 立脇 tatewaki; 館 tachi; 館山 tateyama; 館林 tatebayashi; 辰己 tatsumi; 辰巳 tatsumi; 巽 tatsumi; 竜田 tatsuta; 竜崎 ryuzaki
達川 tatsukawa; 建畠 tatehata; 谷岡 tanioka; 谷内 taniuchi yachi; 谷合 taniai; 谷沢 tanizawa; 谷津 yatsu; 谷野 tanino; 谷畑 tanihata; 谷原 tanihara; 谷藤 tanifuji
谷中 yanaka; 谷田 tanida yada; 谷田貝 yatagai; 谷島 yajima; 谷地 yachi; 種田 taneda oida; 種村 tanemura; 種子島 tanegashima; 種市 taneichi; 田部井 tabei; 玉利 tamari
玉村 tamamura; 玉山 tamayama; 玉岡 tamaoka; 玉沢 tamazawa; 玉虫 tamamushi; 玉野 tamano; 玉森 tamamori; 為末 tamesue; 樽井 tarui; 樽床 tarutoko; 俵 tawara; 俵谷 tawaraya
団 dan; 檀 dan; 近森 chikamori; 近岡 chikaoka; 筑紫 chikushi; 仲代 nakadai; 仲谷 nakatani; 仲本 nakamoto; 仲野 nakano; 仲川 nakagawa; 仲山 nakayama; 仲西 nakanishi
仲尾 nakao; 仲道 nakamichi; 仲地 nakachi; 長宗我部 chosokabe; 塚谷 tsukatani; 塚野 tsukano; 津久井 tsukui; 津森 tsumori; 津山 tsuyama; 津野 tsuno; 津金 tsugane
津軽 tsugaru; 津原 tsuhara; 津曲 tsumagari; 津留 tsuru; 都留 tsuru; 都丸 tomaru; 都甲 togo; 都倉 tokura; 都竹 tsuzuku; 都筑 tsuzuki; 次田 tsugita; 月野 tsukino
月形 tsukigata; 月島 tsukishima; 月亭 tsukitei; 築山 tsukiyama; 築地 tsukiji; 築島 tsukishima; 筑波 tsukuba; 辻野 tsujino; 辻川 tsujikawa; 辻岡 tsujioka; 辻山 tsujiyama
土持 tsuchimochi; 土本 tsuchimoto; 土山 tsuchiyama; 土川 tsuchikawa; 土生 habu; 土倉 tokura tsuchikura; 土方 hijikata; 土佐 tosa; 土門 domon; 土光 doko; 土師 haji
土岐田 tokita; 土肥原 doihara; 筒井 tsutsui; 筒香 tsutsugo; 綱島 tsunashima; 綱川 tsunakawa; 常田 tsuneda; 常石 tsuneishi; 恒川 tsunekawa; 恒松 tsunematsu; 津本 tsumoto
妻夫木 tsumabuki; 妻木 tsumaki; 露木 tsuyuki; 鶴 tsuru; 鶴巻 tsurumaki; 鶴谷 tsuruya; 鶴保 tsuruho; 鶴丸 tsurumaru; 鶴久 tsuruku; 弦巻 tsurumaki; 出川 degawa; 出島 dejima
出沢 dezawa; 手島 teshima; 手代木 teshirogi; 手越 tegoshi; 勅使河原 teshigawara; 勅使川原 teshigawara; 寺崎 terasaki; 寺師 terashi; 寺西 teranishi; 寺脇 terawaki
寺岡 teraoka; 寺門 terakado; 寺村 teramura; 寺川 terakawa; 寺地 terachi; 寺坂 terasaka; 寺原 terahara; 寺久保 terakubo; 照屋 teruya; 天童 tendo; 天満 temma; 天間 temma
伝田 denda; 東儀 togi; 東城 tojo; 東海 tokai; 東原 higashihara; 東村 higashimura; 東谷 higashitani azumaya; 東松 tomatsu; 東畑 tohata; 東口 higashiguchi; 東久邇 higashikuni
東久邇宮 higashikuninomiya; 当山 toyama; 桃田 momota; 堂下 doshita; 堂安 doan; 堂場 doba; 遠矢 toya; 遠野 tono; 富樫 togashi; 戸村 tomura; 戸部 tobe; 戸倉 tokura
戸高 todaka; 戸谷 toya totani; 戸沢 tozawa; 戸叶 tokano; 戸坂 tosaka; 戸井 toi; 戸井田 toida; 戸松 tomatsu; 戸山 toyama; 戸崎 tosaki; 戸原 tohara; 戸張 tobari; 戸水 tomizu
戸郷 togo; 戸根 tone; 渡嘉敷 tokashiki; 渡口 toguchi; 渡久地 toguchi; 渡慶次 tokeshi; 渡海 tokai; 渡名喜 tonaki; 常磐 tokiwa; 時任 tokito; 時枝 tokieda; 時津 tokitsu
鴇田 tokita; 床次 tokonami; 所 tokoro; 野老 tokoro; 徳井 tokui; 徳岡 tokuoka; 徳重 tokushige; 徳富 tokutomi; 徳丸 tokumaru; 徳光 tokumitsu; 徳間 tokuma; 徳武 tokutake
徳大寺 tokudaiji; 徳留 tokudome; 徳本 tokumoto; 徳橋 tokuhashi; 利光 toshimitsu; 栃内 tochinai; 殿村 tonomura; 殿岡 tonooka; 外岡 tonooka sotooka; 外村 tonomura sotomura
外川 togawa sotokawa; 外園 hokazono; 外間 hokama; 飛沢 tobizawa; 泊 tomari; 苫米地 tomabechi; 富井 tomii; 富川 tomikawa; 富野 tomino; 富松 tomimatsu; 富安 tomiyasu
富原 tomihara; 富塚 tomizuka; 富本 tomimoto; 富所 tomidokoro; 富崎 tomisaki; 富司 fuji; 友永 tomonaga; 友部 tomobe; 友寄 tomoyose; 友近 tomochika; 友利 tomori
友杉 tomosugi; 友岡 tomooka; 友野 tomono; 友納 tomono; 伴野 tomono banno; 朝長 tomonaga; 巴 tomoe; 豊川 toyokawa; 豊永 toyonaga; 豊原 toyohara; 豊臣 toyotomi; 豊福 toyofuku
豊山 toyoyama; 豊崎 toyosaki; 豊岡 toyooka; 豊増 toyomasu; 鳥井 torii; 鳥海 toriumi chokai; 鳥越 torigoe; 鳥飼 torikai; 鳥谷 toritani; 鳥潟 torigata; 鳥巣 torisu
虎谷 toratani; 名和 nawa; 名越 nagoshi; 名嘉 naka; 名嘉真 nakama; 名城 nashiro; 奈良岡 naraoka; 奈良橋 narahashi; 奈須 nasu; 那珂 naka; 内木 naiki uchiki; 直井 naoi
直江 naoe; 直木 naoki; 直塚 naotsuka; 長坂 nagasaka; 長塚 nagatsuka; 長束 natsuka; 長門 nagato; 長屋 nagaya; 長山 nagayama; 長南 chonan; 長江 nagae; 長与 nagayo
長妻 nagatsuma; 長洲 nagasu; 長縄 naganawa; 長村 nagamura osamura; 長渕 nagabuchi; 長原 nagahara; 長船 osafune; 長部 osabe; 永 ei; 永江 nagae; 永川 nagakawa; 永倉 nagakura
永作 nagasaku; 永沢 nagasawa; 永塚 nagatsuka; 永渕 nagafuchi; 永嶺 nagamine; 永友 nagatomo; 永易 nagayasu; 永吉 nagayoshi; 永富 nagatomi; 永松 nagamatsu; 永原 nagahara
永里 nagasato; 永谷 nagatani; 永留 nagatome; 永浜 nagahama; 中 naka; 中小路 nakakoji; 中垣 nakagaki; 中神 nakagami; 中上 nakagami; 中北 nakakita; 中嶺 nakamine; 中矢 nakaya
中屋 nakaya; 中屋敷 nakayashiki; 中安 nakayasu; 中藤 nakafuji; 中務 nakatsukasa; 中辻 nakatsuji; 中坊 nakabo; 中丸 nakamaru; 中倉 nakakura; 中河 nakagawa; 中家 nakaie
中馬 chuma; 中浜 nakahama; 中畑 nakahata; 中橋 nakahashi; 中根 nakane; 中瀬 nakase; 中溝 nakamizo; 中園 nakazono; 中台 nakadai; 中越 nakagoshi; 中窪 nakakubo; 中桐 nakagiri
中出 nakade; 中武 nakatake; 中宮 nakamiya; 半井 nakarai; 仲泊 nakadomari; 仲吉 nakayoshi; 仲松 nakamatsu; 仲座 nakaza; 仲俣 nakamata; 梨本 nashimoto; 夏井 natsui
夏川 natsukawa; 夏木 natsuki; 七海 nanaumi; 七尾 nanao; 生江 namae; 生井 namai; 生方 ubukata; 生沢 ikuzawa; 生島 ikushima; 生瀬 namase; 生稲 ikuina; 浪岡 namioka
行方 namekata; 滑川 namekawa; 行川 namekawa; 成井 narui; 成尾 naruo; 成川 narukawa; 成島 narushima; 成宮 narumiya; 成海 narumi; 成松 narimatsu; 成毛 naruke; 成相 nariai
成重 narishige; 縄田 nawata; 南沢 minamisawa; 南野 minamino; 南原 nambara; 南谷 minamitani; 南川 minamikawa; 南出 minamide; 南方 minakata; 南里 nanri; 南郷 nango
南田 minamida; 南波 namba; 南場 namba; 南風原 haebaru; 新居 nii; 新堂 shindo; 新納 niiro; 新山 niiyama; 仁井田 niida; 仁田 nitta; 仁藤 nito; 仁平 nihei; 二瓶 nihei
二谷 nitani; 二葉亭 futabatei; 二見 futami; 二川 futagawa; 二本松 nihommatsu; 丹生 nyu niu; 丹沢 tanzawa; 西辻 nishitsuji; 西端 nishibata nishihata; 西平 nishihira
西前 nishimae; 西丸 nishimaru; 西牧 nishimaki; 西河 nishikawa; 西海 nishiumi; 西上 nishigami; 西垣 nishigaki; 西出 nishide; 西浜 nishihama; 西松 nishimatsu; 西宮 nishimiya
西森 nishimori; 西潟 nishikata; 西方 nishikata; 西倉 nishikura; 西坂 nishizaka; 西藤 saito; 韮崎 nirasaki; 貫井 nukui; 貫地谷 kanjiya; 温水 nukumizu; 額賀 nukaga
布川 nunokawa fukawa; 布村 nunomura; 布袋 hotei; 布目 nunome; 沼倉 numakura; 沼沢 numazawa; 沼野 numano; 根来 negoro; 根橋 nebashi; 根立 nedachi; 根上 negami; 根木 negi
根元 nemoto; 能見 nomi; 能美 nomi; 能代 noshiro; 能年 nonen; 野宮 nomiya; 野川 nogawa; 野木 nogi; 野際 nogiwa; 野瀬 nose; 野津 nozu; 野添 nozoe; 野副 nozoe; 野辺 nobe
野矢 noya; 野元 nomoto; 野々 nono; 野々垣 nonogaki; 野々口 nonoguchi; 野仲 nonaka; 野波 nonami; 野地 noji; 野谷 noya; 野溝 nomizo; 野手 note; 野麻田 norota; 野末 nozue
野々宮 nonomiya; 乗松 norimatsu; 法月 notsuki; 則本 norimoto; 則武 noritake; 則定 norisada; 登坂 tosaka; 羽賀 haga; 羽仁 hani; 羽野 hano; 羽根田 haneda; 羽根 hane
羽山 hayama; 葉山 hayama; 羽石 haneishi; 羽柴 hashiba; 羽場 haba; 羽入 hanyu; 羽生田 hanyuda; 埴谷 haniya; 埴原 hanihara; 塙 hanawa; 榛原 haibara; 芳沢 yoshizawa
芳村 yoshimura; 芳川 yoshikawa; 計良 keira; 萩 hagi; 萩谷 hagiya; 萩本 hagimoto; 萩森 hagimori; 萩田 hagita; 箱田 hakoda; 間 hazama aida; 狭間 hazama; 橋川 hashikawa
橋谷 hashitani; 橋元 hashimoto; 橋村 hashimura; 橋岡 hashioka; 橋場 hashiba; 橋立 hashidate; 橋渡 hashiwatari; 橋野 hashino; 橋内 hashiuchi; 元橋 motohashi; 蓮田 hasuda
蓮池 hasuike; 蓮実 hasumi; 蓮沼 hasunuma; 長谷山 haseyama; 長谷井 hasei; 畑野 hatano; 畑村 hatamura; 畑田 hatada; 畑谷 hataya; 畑井 hatai; 畑岡 hataoka; 畠 hatake
畠中 hatanaka; 畠田 hatada; 幡谷 hataya; 秦泉寺 jinzenji; 波田 hada hata; 波多 hata; 波留 haru; 八村 hachimura; 八谷 hachiya; 蜂谷 hachiya; 蜂屋 hachiya; 蜂須賀 hachisuka
鉢麻 hachiro; 初鹿 hatsushika; 初瀬 hatsuse; 花形 hanagata; 花柳 hanayagi; 花沢 hanazawa; 花園 hanazono; 花森 hanamori; 花山 hanayama; 花房 hanafusa; 花江 hanae
花咲 hanasaki; 花木 hanaki; 花谷 hanatani; 花本 hanamoto; 馬渕 mabuchi; 馬越 umakoshi; 馬渡 mawatari; 馬島 majima; 馬飼野 makaino; 浜川 hamakawa; 浜谷 hamatani; 浜名 hamana
浜岡 hamaoka; 浜村 hamamura; 浜辺 hamabe; 浜松 hamamatsu; 浜地 hamachi; 浜尾 hamao; 浜四津 hamayotsu; 早野 hayano; 早見 hayami; 速水 hayami; 早水 hayami; 早乙女 saotome
早崎 hayasaki; 早船 hayafune; 早津 hayatsu; 早矢仕 hayashi; 林原 hayashibara; 林家 hayashiya; 林屋 hayashiya; 林部 hayashibe; 林崎 hayashizaki; 林葉 hayashiba; 原井 harai
原川 harakawa; 原沢 harasawa; 原野 harano; 原山 harayama; 原木 haraki; 原科 harashina; 針生 hario haryu; 針谷 hariya harigaya; 張本 harimoto; 張替 harigae; 春名 haruna
春山 haruyama; 春田 haruta; 春川 harukawa; 春原 sunohara; 春野 haruno; 春木 haruki; 晴山 hareyama; 治田 haruta; 半沢 hanzawa; 半藤 hando; 半村 hammura; 日吉 hiyoshi
日置 hioki heki; 日向 hinata hyuga; 日色 hiiro; 日垣 higaki; 日沼 hinuma; 日浦 hiura; 日笠 higasa; 日下田 higeta; 日暮 higurashi; 日影 hikage; 日原 hihara; 日山 hiyama
日出 hinode; 日隈 hinokuma; 日名子 hinago; 比嘉 higa; 比企 hiki; 比屋根 hiyane; 氷室 himuro; 氷見 himi; 干場 hoshiba; 肥後 higo; 肥塚 koezuka; 肥沼 koinuma; 火野 hino
菱沼 hishinuma; 菱田 hishida; 菱山 hishiyama; 菱川 hishikawa; 久永 hisanaga; 久留 hisadome kuru; 久光 hisamitsu; 久原 kuhara; 久坂 kusaka; 久次米 kujime; 姫野 himeno
姫川 himekawa; 姫井 himei; 百武 hyakutake; 百瀬 momose; 兵頭 hyodo; 兵藤 hyodo; 檜垣 higaki; 平泉 hiraizumi; 平石 hiraishi; 平出 hiraide; 平木 hiraki; 平子 hirako
平島 hirashima; 平下 hirashita; 平瀬 hirase; 平谷 hiratani; 平福 hirafuku; 平根 hirane; 平畠 hirahata; 平生 hirao; 平戸 hirato; 平形 hirakata; 平櫛 hirakushi; 広井 hiroi
広江 hiroe; 広沢 hirosawa; 広木 hiroki; 広津 hirotsu; 広野 hirono; 広畑 hirohata; 広部 hirobe; 広松 hiromatsu; 広山 hiroyama; 広島 hiroshima; 広兼 hirokane; 弘兼 hirokane
弘中 hironaka; 弘田 hirota; 弘瀬 hirose; 弘山 hiroyama; 樋上 higami hinoue; 深尾 fukao; 深町 fukamachi; 深水 fukamizu; 深堀 fukahori; 深山 fukayama miyama; 深津 fukatsu
深瀬 fukase; 深野 fukano; 深浦 fukaura; 深代 fukushiro; 深江 fukae; 深海 fukami; 府川 fukawa; 布野 funo; 吹石 fukiishi; 吹越 fukikoshi; 福家 fuke; 福浦 fukuura; 福江 fukue
福川 fukukawa; 福崎 fukuzaki; 福住 fukuzumi; 福泉 fukuizumi; 福谷 fukutani fukuya; 福武 fukutake; 福富 fukutomi; 福西 fukunishi; 福長 fukunaga; 福中 fukunaka
福光 fukumitsu; 福代 fukushiro; 福屋 fukuya; 福吉 fukuyoshi; 福重 fukushige; 福来 fukurai; 福盛 fukumori; 福村 fukumura; 福与 fukuyo; 普久原 fukuhara; 藤生 fujiu
藤尾 fujio; 藤子 fujiko; 藤咲 fujisaki; 藤末 fujisue; 藤丸 fujimaru; 藤平 fujihira; 藤林 fujibayashi; 藤掛 fujikake; 藤家 fujiie; 藤縄 fujinawa; 藤光 fujimitsu; 藤間 fujima
藤牧 fujimaki; 藤松 fujimatsu; 藤室 fujimuro; 藤元 fujimoto; 藤吉 fujiyoshi; 藤好 fujiyoshi; 藤重 fujishige; 藤永 fujinaga; 藤竹 fujitake; 藤塚 fujitsuka; 藤坂 fujisaka
藤ヶ谷 fujigaya; 藤戸 fujito; 藤瀬 fujise; 藤浦 fujiura; 船井 funai; 船戸 funato; 船津 funatsu; 船村 funamura; 船山 funayama; 船曳 funabiki; 船本 funamoto; 船水 funamizu
船場 semba; 舟山 funayama; 舟越 funakoshi; 舟津 funatsu; 舟田 funada; 舟生 funyu; 舟久保 funakubo; 別所 bessho; 別府 beppu; 戸次 bekki; 別役 betchaku; 辺土名 hentona
帆足 hoashi; 帆刈 hokari; 穂坂 hosaka; 穂積 hozumi; 穂高 hotaka; 穂刈 hokari; 保阪 hosaka; 保利 hori; 宝来 horai; 蓬田 yomogida; 房野 bono; 法華津 hokketsu; 朴木 honoki
星川 hoshikawa; 星加 hoshika; 星島 hoshijima; 星山 hoshiyama; 星田 hoshida; 星出 hoshide; 星名 hoshina; 星屋 hoshiya; 細見 hosomi; 細木 hosoki; 細山 hosoyama; 細貝 hosogai
細萱 hosogaya; 細越 hosogoe; 細沼 hosonuma; 細矢 hosoya; 細山田 hosoyamada; 細羽 hosoba; 法橋 hokkyo; 堀尾 horio; 堀部 horibe; 堀本 horimoto; 堀木 horiki; 堀籠 horigome
堀野 horino; 堀金 horigane; 堀切 horikiri; 堀島 horishima; 堀池 horiike; 堀ノ内 horinouchi; 堀之内 horinouchi; 誉田 honda; 本位田 honiden; 本坊 hombo; 本保 hombo
本井 motoi; 本杉 motosugi; 本原 motohara; 本岡 motooka; 本荘 honjo; 本吉 motoyoshi; 本名 honna; 本野 motono; 本目 homme; 本永 motonaga; 本仮屋 motokariya; 本上 honjo
仲畑 nakahata; 米長 yonenaga; 薮 yabu; 入来 iriki; 志布志 shibushi; 大畠 ohata; 吉屋 yoshiya; 秋篠宮 akishinonomiya; 常陸宮 hitachinomiya; 朝香 asaka; 朝香宮 asakanomiya
鹿子木 kanokogi; 紅林 kurebayashi; 吾郷 ago; 来島 kurushima; 三津谷 mitsuya; 志波 shiba; 愛知 aichi; 小椋 ogura; 小山田 oyamada; 蜷川 ninagawa; 門間 momma; 明石 akashi
若杉 wakasugi; 棟方 munakata; 棚橋 tanahashi; 祖父江 sobue; 雑賀 saika saiga; 市来 ichiki; 喜多川 kitagawa; 青柳 aoyagi; 粕谷 kasuya; 不破 fuwa; 有川 arikawa; 結城 yuki
児島 kojima; 開高 kaiko; 高見沢 takamizawa; 間瀬 mase; 松元 matsumoto; 宮尾 miyao; 脇本 wakimoto; 緒形 ogata; 仰木 ogi; 黒住 kurozumi; 猪野 ino; 家永 ienaga; 寒川 samukawa
大里 osato; 関屋 sekiya; 赤尾 akao; 伊佐 isa; 鍋島 nabeshima; 真崎 masaki mazaki; 生野 ikuno; 舛田 masuda; 桝田 masuda; 升田 masuda; 初芝 hatsushiba; 綾小路 ayanokoji
尾島 ojima; 阪井 sakai; 阪上 sakagami sakaue; 佐治 saji; 尾山 oyama; 可知 kachi; 柳谷 yanagiya; 飯岡 iioka; 柏葉 kashiwaba; 公文 kumon; 小畠 obata; 三野 mino
高畠 takabatake; 蔵田 kurata; 八千草 yachigusa; 大町 omachi; 菅沢 sugasawa; 諸井 moroi; 稗田 hieda; 速見 hayami; 木幡 kobata; 二上 futagami; 天沼 amanuma; 逢坂 osaka
舛添 masuzoe; 京極 kyogoku; 御手洗 mitarai; 与那嶺 yonamine; 与那覇 yonaha; 具志堅 gushiken; 具志 gushi; 安里 asato; 翁長 onaga; 上間 uema; 宮良 miyara; 嘉手納 kadena
嘉数 kakazu; 宮国 miyaguni; 下地 shimoji; 竹鶴 taketsuru; 蛭子 ebisu; 蛭田 hiruta; 柚木 yuzuki yunoki; 湯沢 yuzawa; 湯山 yuyama; 由井 yui; 由利 yuri; 米谷 yonetani
和辻 watsuji; 藁科 warashina; 明智 akechi; 有坂 arisaka; 有本 arimoto; 飯山 iiyama; 石嶺 ishimine; 出光 idemitsu; 伊地知 ijichi; 稲富 inatomi; 井植 iue; 鵜沢 uzawa
内館 uchidate; 梅棹 umesao; 扇谷 ogiya; 折笠 orikasa; 国松 kunimatsu; 逆井 sakasai; 指原 sashihara; 下条 shimojo; 下平 shimohira; 下野 shimono; 立浪 tatsunami; 辰野 tatsuno
棚田 tanada; 蝶野 chono; 照井 terui; 増本 masumoto; 増村 masumura; 又吉 matayoshi; 俣野 matano; 宮岡 miyaoka; 武蔵 musashi; 村主 suguri; 元谷 motoya; 矢吹 yabuki
柳家 yanagiya; 柳楽 yagira; 山浦 yamaura; 山極 yamagiwa; 山梨 yamanashi; 山階 yamashina; 横沢 yokozawa; 横倉 yokokura; 鰐渕 wanibuchi; 綿矢 wataya; 綿引 watahiki
有栖川宮 arisugawanomiya; 賀来 kaku; 嘉納 kano; 嘉田 kada; 梶浦 kajiura; 蟹江 kanie; 各務 kagami; 香椎 kashii; 門倉 kadokura; 樺山 kabayama; 川俣 kawamata; 川又 kawamata
川路 kawaji; 喜田 kida; 木俣 kimata; 君原 kimihara; 木元 kimoto; 櫛田 kushida; 倉木 kuraki; 越川 koshikawa; 越野 koshino; 小玉 kodama; 後藤田 gotoda; 駒沢 komazawa
梅若 umewaka; 観世 kanze; 春風亭 shumputei; 古今亭 kokontei; 蓬莱 horai; 六角 rokkaku; 北白川 kitashirakawa; 鷹司 takatsukasa; 細美 hosomi; 岩成 iwanari; 糸数 itokazu
芳本 yoshimoto; 古森 komori; 五百旗頭 iokibe; 四家 shike; 猪飼 ikai; 鶴園 tsuruzono; 阿曽 aso; 朝山 asayama; 味岡 ajioka; 安積 azumi asaka; 足利 ashikaga; 東風平 kochinda
天本 amamoto; 網本 amimoto; 綾部 ayabe; 有岡 arioka; 池尻 ikejiri; 石飛 ishitobi; 磯貝 isogai; 市岡 ichioka; 稲生 ino; 今城 imashiro imajo; 今瀬 imase; 宇賀 uga; 宇都 uto
魚住 uozumi; 宇喜多 ukita; 浮田 ukita; 笛木 fueki; 頴川 egawa; 大鳥 otori; 長壁 osakabe; 柿木 kakinoki; 垣花 kakinohana; 方波見 katabami; 鹿又 kanomata; 上別府 kamibeppu
加茂 kamo; 鴨下 kamoshita; 鴨川 kamogawa; 鴨志田 kamoshida; 唐渡 karato; 唐鎌 karakama; 川戸 kawato; 木藤 kito; 吉祥 kissho; 鬼沢 onizawa; 清岡 kiyooka; 金武 kin
朽木 kutsuki; 沓掛 kutsukake; 沓沢 kutsuzawa; 雲井 kumoi; 財満 zaima; 鈴石 suzuishi; 清末 kiyosue; 大条 daijo; 田隈 takuma; 月成 tsukinari; 出町 demachi; 仁保 niho
額田 nukata; 延江 nobue; 花城 hanashiro; 早島 hayashima; 日岡 hioka; 平敷 heshiki; 蒔田 makita; 的野 matono; 万代 mandai bandai; 三明 miake; 水落 mizuochi; 光永 mitsunaga
光本 mitsumoto; 宮永 miyanaga; 明珍 myochin; 宗岡 muneoka; 目取真 medoruma; 森戸 morito; 安富 yasutomi; 八重樫 yaegashi; 八尾 yao; 矢代 yashiro; 屋良 yara; 山重 yamashige
横瀬 yokose; 吉浦 yoshiura; 我那覇 ganaha; 渡真利 tomari; 稲嶺 inamine; 高江洲 takaesu; 上江洲 uezu; 饒平名 yohena; 儀保 gibo; 座間 zama; 座間味 zamami; 瑞慶山 zukeyama
知花 chibana; 津嘉山 tsukayama; 当銘 tome; 仲尾次 nakaoji; 真栄田 maeda; 真栄城 maeshiro; 宮平 miyahira; 与儀 yogi; 与那原 yonabaru; 屋宜 yagi; 大浜 ohama; 新崎 arasaki
安次富 ashitomi; 安次嶺 ashimine; 喜瀬 kise; 幸喜 koki; 国場 kokuba; 桃原 tobaru; 玉那覇 tamanaha; 照喜名 terukina; 豊見山 tomiyama; 西里 nishizato; 小保方 obokata
泉水 sensui; 閑院宮 kanninnomiya; 久邇宮 kuninomiya; 宝井 takarai; 東恩納 higashionna; 大本 omoto; 小本 komoto; 福野 fukuno; 宮山 miyayama; 新本 niimoto; 宮井 miyai
木野 kino; 中木 nakaki; 三川 mikawa; 吉山 yoshiyama; 寺野 terano; 花野 hanano; 長川 nagakawa; 久山 hisayama; 宮村 miyamura; 新岡 niioka; 北井 kitai; 伊野 ino; 徳野 tokuno
大見 omi; 永村 nagamura; 小見 omi; 岩川 iwakawa; 佐井 sai; 谷井 tanii; 本川 motokawa; 大間 oma; 新沢 niizawa; 岩原 iwahara; 小間 koma; 横野 yokono; 稲野 inano; 伊山 iyama
赤山 akayama; 北本 kitamoto; 赤田 akada; 伊田 ida; 有野 arino; 山瀬 yamase; 中松 nakamatsu; 池野 ikeno; 神川 kamikawa; 稲山 inayama; 久村 hisamura; 瀬田 seda; 久川 hisakawa
堀村 horimura; 藤口 fujiguchi; 豊野 toyono; 清山 kiyoyama; 滝山 takiyama; 梅山 umeyama; 有山 ariyama; 宮木 miyaki miyagi; 森原 morihara; 仲原 nakahara; 深村 fukamura
日村 himura; 小屋 koya; 黒井 kuroi; 稲井 inai; 岩木 iwaki; 中崎 nakazaki; 池山 ikeyama; 熊山 kumayama; 米野 yoneno; 須野 suno; 加野 kano; 志野 shino; 若野 wakano
花川 hanakawa; 東本 higashimoto; 大上 ogami; 有井 arii; 清井 kiyoi; 塩井 shioi; 土原 tsuchihara; 西見 nishimi; 坂村 sakamura; 小中 konaka; 仲岡 nakaoka; 久岡 hisaoka
三尾 mio; 福尾 fukuo; 川部 kawabe; 松瀬 matsuse; 鶴野 tsuruno; 赤村 akamura; 池井 ikei; 伊村 imura; 水井 mizui; 堀岡 horioka; 古木 furuki; 福部 fukube
東川 higashikawa higashigawa; 川倉 kawakura; 今原 imahara; 坂原 sakahara; 宮瀬 miyase; 木沢 kizawa kisawa; 浅山 asayama; 土岡 tsuchioka; 井岡 ioka; 上木 ueki; 吉木 yoshiki
三倉 mikura; 関井 sekii; 中沼 nakanuma; 仲沢 nakazawa; 梶野 kajino; 山見 yamami; 平口 hiraguchi; 尾本 omoto; 塩本 shiomoto; 清本 kiyomoto; 岩島 iwashima; 佐沢 sazawa
久木 hisaki; 森木 moriki; 倉山 kurayama; 市山 ichiyama; 長倉 nagakura; 藤宮 fujimiya; 笹田 sasada; 猪田 inoda; 杉井 sugii; 米井 yonei; 水本 mizumoto; 塩村 shiomura
北谷 kitaya; 藤沼 fujinuma; 稲原 inahara; 岡原 okahara; 横原 yokohara; 松口 matsuguchi; 赤岡 akaoka; 長松 nagamatsu; 川見 kawami; 桜野 sakurano; 増野 masuno; 多野 tano
丸野 maruno; 西橋 nishihashi; 岩部 iwabe; 藤橋 fujihashi; 山坂 yamasaka; 真山 mayama; 宇山 uyama; 近山 chikayama; 倉井 kurai; 羽村 hamura; 古島 furushima; 猪井 inoi
水村 mizumura; 根井 nei; 市井 ichii; 星井 hoshii; 池村 ikemura; 竹尾 takeo; 相本 aimoto; 内本 uchimoto; 沢本 sawamoto; 宮口 miyaguchi; 片田 katada; 国原 kunihara
有原 arihara; 尾原 ohara; 吉瀬 yoshise; 堀谷 horiya; 佐谷 saya; 今沢 imazawa; 西林 nishibayashi; 水川 mizukawa; 菅川 sugakawa; 中石 nakaishi; 中浦 nakaura; 山森 yamamori
山宮 yamamiya; 平崎 hirasaki; 藤屋 fujiya; 竹部 takebe; 木瀬 kise; 富木 tomiki; 坂木 sakaki; 関村 sekimura; 相村 aimura; 神島 kamishima; 豊村 toyomura; 中元 nakamoto
熊原 kumahara; 米本 yonemoto; 若本 wakamoto; 岩松 iwamatsu; 鈴野 suzuno; 森瀬 morise; 朝野 asano; 楠野 kusuno; 沢川 sawakawa; 飯川 iikawa; 篠井 shinoi; 重井 shigei
片井 katai; 勝井 katsui; 吉尾 yoshio; 植山 ueyama; 戸島 toshima; 久島 hisashima kushima; 西中 nishinaka; 竹口 takeguchi; 梅岡 umeoka; 船岡 funaoka; 国岡 kunioka
藤中 fujinaka; 佐瀬 sase; 川森 kawamori; 平江 hirae; 野江 noe; 平坂 hirasaka; 三坂 misaka; 上谷 uetani; 吉谷 yoshitani; 早原 hayahara; 沢原 sawahara; 内原 uchihara
関原 sekihara; 原村 haramura; 鳥村 torimura; 若村 wakamura; 米村 yonemura; 竹松 takematsu; 山屋 yamaya; 大重 oshige; 鶴本 tsurumoto; 猪本 inomoto; 大戸 oto; 森尾 morio
福森 fukumori; 三森 mimori; 平宮 hiramiya; 国田 kunita; 木部 kibe; 羽岡 haoka; 井島 ishima; 吉倉 yoshikura; 山賀 yamaga; 永見 nagami; 萩井 hagii; 宮間 miyama; 森部 moribe
久谷 kutani; 瀬木 seki; 吉島 yoshijima; 磯山 isoyama; 浦山 urayama; 松江 matsue; 尾沢 ozawa; 笹村 sasamura; 花島 hanashima hanajima; 清沢 kiyozawa kiyosawa; 柿野 kakino
住野 sumino; 弘野 hirono; 菊野 kikuno; 芦野 ashino; 和野 wano; 渋野 shibuno; 門野 kadono; 正野 masano; 月田 tsukida; 朝田 asada; 芳田 yoshida; 外田 toda; 長森 nagamori
山石 yamaishi; 鶴川 tsurukawa; 天川 amakawa; 井尾 io; 秋川 akikawa akigawa; 川林 kawabayashi; 倉川 kurakawa; 関岡 sekioka; 沢岡 sawaoka; 木口 kiguchi; 畑本 hatamoto
大嶺 omine; 篠本 shinomoto; 大武 otake; 勝本 katsumoto; 重本 shigemoto; 竹見 takemi; 松森 matsumori; 有木 ariki; 北松 kitamatsu; 小代 koshiro; 戸口 toguchi; 仲島 nakajima
野林 nobayashi; 羽沢 hazawa; 井部 ibe; 寺谷 teratani; 井谷 itani; 玉谷 tamaya; 岡谷 okaya; 赤瀬 akase; 松沼 matsunuma; 倉原 kurahara; 星原 hoshihara; 猪原 inohara
長橋 nagahashi; 楠井 kusui; 柏井 kashiwai; 朝井 asai; 近村 chikamura; 桐井 kirii; 村島 murashima; 柴村 shibamura; 芳井 yoshii; 古見 furumi; 勝村 katsumura; 浦井 urai
仁井 nii; 前村 maemura; 杉岡 sugioka; 佐島 sajima; 原岡 haraoka; 米岡 yoneoka; 岩坂 iwasaka; 永坂 nagasaka; 広谷 hirotani; 西下 nishishita; 坂尾 sakao; 富尾 tomio
井倉 ikura; 島松 shimamatsu; 藤津 fujitsu; 藤下 fujishita; 堀松 horimatsu; 津谷 tsuya; 国谷 kuniya; 滝谷 takiya; 鹿本 kamoto; 大巻 omaki; 植本 uemoto; 丸本 marumoto
桜本 sakuramoto; 関沢 sekizawa; 飯沢 iizawa; 菊山 kikuyama; 住山 sumiyama; 寺口 teraguchi; 永森 nagamori; 岩森 iwamori; 湯田 yuda; 丹田 tanda; 若田 wakata
酒田 sakada sakata; 坂谷 sakatani; 今谷 imatani; 東尾 higashio; 村尾 murao; 吉崎 yoshizaki; 重原 shigehara; 畑原 hatahara; 西塚 nishizuka; 駒野 komano; 阿野 ano
光野 mitsuno; 夏野 natsuno; 板野 itano; 伊川 igawa; 倉岡 kuraoka; 秋岡 akioka; 神沢 kamisawa; 北崎 kitasaki kitazaki; 木崎 kizaki kisaki; 桜村 sakuramura; 多村 tamura
横島 yokoshima; 赤部 akabe; 伊部 ibe; 富倉 tomikura; 伊谷 itani; 花松 hanamatsu; 加沢 kazawa; 友沢 tomozawa; 宮林 miyabayashi; 永橋 nagahashi; 増川 masukawa; 仲崎 nakazaki
久崎 hisazaki; 尾瀬 ose; 菊井 kikui; 正井 masai; 有瀬 arise; 蓮井 hasui; 滝瀬 takise; 山吉 yamayoshi; 中重 nakashige; 中戸 nakato; 松中 matsunaka; 松上 matsugami
松石 matsuishi; 伊倉 ikura; 月本 tsukimoto; 須木 suki; 大室 omuro; 朝本 asamoto; 桐本 kirimoto; 杉木 sugiki; 大須 osu; 角本 kadomoto; 大手 ote; 西根 nishine; 鳥木 toriki
若木 wakaki; 西名 nishina; 国島 kunishima; 北内 kitauchi; 沢谷 sawaya sawatani; 稲尾 inao; 古宮 furumiya; 堀沢 horisawa; 藤脇 fujiwaki; 藤根 fujine; 植原 uehara
赤島 akajima; 東島 higashijima tojima; 村口 muraguchi; 伊島 ijima; 細島 hosojima; 重岡 shigeoka; 川場 kawaba; 小郷 ogo; 星沢 hoshizawa; 秋沢 akizawa akisawa
本林 motobayashi; 笹沢 sasazawa; 木坂 kisaka; 神坂 kamisaka; 吉森 yoshimori; 吉宮 yoshimiya; 宮浦 miyaura; 羽瀬 hase; 横谷 yokotani; 黒谷 kurotani; 稲部 inabe; 井崎 izaki
常山 tsuneyama; 鬼山 oniyama; 阿山 ayama; 庄山 shoyama; 泉山 izumiyama; 直山 naoyama; 板山 itayama; 三藤 mito; 熊島 kumashima; 福場 fukuba; 羽島 hashima; 竹屋 takeya
荒田 arata; 夏田 natsuda; 遠田 toda; 木宮 kimiya; 原谷 haraya; 栗谷 kuriya; 鶴木 tsuruki; 朝川 asakawa; 川下 kawashita; 尾川 ogawa; 宮元 miyamoto; 花崎 hanasaki
広崎 hirosaki; 永石 nagaishi; 岩上 iwagami iwakami; 永浦 nagaura; 清谷 kiyotani; 尾谷 otani; 梅谷 umetani; 堀坂 horisaka; 奥瀬 okuse; 谷江 tanie; 井内 iuchi; 植岡 ueoka
古林 furubayashi; 三吉 miyoshi; 下沢 shimozawa; 広間 hiroma; 水尾 mizuo; 池尾 ikeo; 近沢 chikazawa; 畑沢 hatazawa; 羽尾 hao; 長場 nagaba; 月原 tsukihara; 朝原 asahara
大浪 onami; 正本 masamoto; 畠野 hatano; 青野 aono; 黒松 kuromatsu; 稲松 inamatsu; 樋野 hino; 入野 irino; 戸沼 tonuma; 間野 mano; 坪野 tsubono; 桃野 momono; 谷森 tanimori
鷲野 washino; 池川 ikegawa; 島森 shimamori; 君野 kimino; 岡松 okamatsu; 北橋 kitahashi; 折井 orii; 橋見 hashimi; 光井 mitsui; 有倉 arikura; 菱井 hishii; 板井 itai
泉井 izumii; 竹石 takeishi; 阿井 ai; 笹谷 sasaya; 秋谷 akiya akitani; 小形 ogata; 小長 konaga; 池部 ikebe; 勝木 katsuki; 坂間 sakama; 柴木 shibaki; 西畑 nishihata
梶木 kajiki; 船島 funajima; 梅島 umejima; 尾口 oguchi; 藤畑 fujihata; 伊崎 izaki; 原瀬 harase; 村崎 murasaki; 佐沼 sanuma; 井森 imori; 中富 nakatomi; 木林 kibayashi
花坂 hanasaka; 内尾 uchio; 長津 nagatsu; 矢尾 yao; 清松 kiyomatsu; 若島 wakashima; 杉島 sugishima; 門村 kadomura; 加島 kashima; 有松 arimatsu; 蓮村 hasumura; 湯村 yumura
山戸 yamato; 山平 yamahira; 山塚 yamatsuka; 矢川 yagawa; 水倉 mizukura; 松吉 matsuyoshi; 橋間 hashima; 古石 furuishi; 住川 sumikawa; 唐川 karakawa; 川根 kawane; 鹿沢 kazawa
森林 moribayashi; 増沢 masuzawa; 仲林 nakabayashi; 多沢 tazawa; 森屋 moriya; 戸屋 toya; 末沢 suezawa; 木賀 kiga; 富江 tomie; 楠岡 kusuoka; 池島 ikejima; 朝岡 asaoka
浦岡 uraoka; 池口 ikeguchi; 吉中 yoshinaka; 片谷 kataya; 三根 mine; 島屋 shimaya; 栗尾 kurio; 鳥尾 torio; 菅松 sugamatsu; 平丸 hiramaru; 宮西 miyanishi; 宮津 miyazu
福良 fukura; 今宮 imamiya; 坂森 sakamori; 末木 sueki; 西巻 nishimaki; 西富 nishitomi; 戸賀 toga; 湯原 yuhara yubara; 曽原 sohara; 柿原 kakihara; 芝山 shibayama
犬山 inuyama; 初山 hatsuyama; 越山 koshiyama; 樋山 hiyama; 入山 iriyama; 間山 mayama; 坪山 tsuboyama; 砂山 sunayama; 草山 kusayama; 飯倉 iikura; 徳江 tokue; 矢倉 yakura
浜坂 hamasaka; 木浦 kiura; 伊江 ie; 市島 ichishima ichijima; 瀬崎 sezaki; 加川 kagawa; 稲崎 inazaki; 館田 tateda; 鈴田 suzuta; 笠田 kasada; 布田 nunota; 牛田 ushida
間田 mada; 斎田 saida saita; 越田 koshida; 綿田 watada; 糸田 itoda; 吉元 yoshimoto; 山越 yamakoshi; 中須 nakasu; 中郷 nakago; 井林 ibayashi; 中竹 nakatake; 川地 kawachi
広橋 hirohashi; 寺林 terabayashi; 中俣 nakamata; 奥口 okuguchi; 相島 aijima; 豊口 toyoguchi; 折本 orimoto; 阿本 amoto; 大辻 otsuji; 常本 tsunemoto; 泉本 izumimoto
大溝 omizo; 大柳 oyanagi; 船見 funami; 清見 kiyomi; 国見 kunimi; 岩津 iwatsu; 瀬間 sema; 仲上 nakagami; 岩垣 iwagaki; 森中 morinaka; 戸石 toishi; 長根 nagane; 矢松 yamatsu
沢松 sawamatsu; 小成 konari; 小辻 kotsuji; 国崎 kunisaki; 国沢 kunisawa; 秋尾 akio; 笹尾 sasao; 広林 hirobayashi; 平地 hirachi; 今橋 imahashi imabashi; 末谷 sueya
稲内 inauchi; 島中 shimanaka; 赤沼 akanuma; 荒瀬 arase; 畑瀬 hatase; 勝瀬 katsuse; 松根 matsune; 佐浦 saura; 堀上 horigami; 根川 negawa; 森元 morimoto; 犬井 inui
荻村 ogimura; 光村 mitsumura; 越井 koshii; 駒村 komamura; 池見 ikemi; 尾間 oma; 初井 hatsui; 片島 katashima; 鬼村 onimura; 青井 aoi; 庄村 shomura; 勝島 katsushima
菊岡 kikuoka; 浅島 asajima; 沼岡 numaoka; 住岡 sumioka; 稲坂 inasaka; 黒坂 kurosaka; 横江 yokoe; 岡江 okae; 岡坂 okasaka; 横坂 yokosaka; 倉部 kurabe; 西町 nishimachi
朝木 asaki; 辻谷 tsujitani; 桐木 kiriki; 今林 imabayashi; 市谷 ichitani; 倉谷 kuratani; 深石 fukaishi; 土浦 tsuchiura; 井浦 iura; 川出 kawade; 川波 kawanami; 室川 murokawa
常川 tsunekawa; 村橋 murahashi; 寺石 teraishi; 川代 kawashiro; 伊橋 ihashi; 寺上 teragami; 池崎 ikezaki; 菅崎 sugasaki; 水沢 mizusawa; 宮丸 miyamaru; 友松 tomomatsu
水崎 mizusaki; 羽崎 hasaki; 藤高 fujitaka; 梅内 umeuchi umenai; 長重 nagashige; 長戸 nagato; 新出 niide; 岡宮 okamiya; 黒森 kuromori; 柿田 kakita; 渋田 shibuta
伊林 ibayashi; 水永 mizunaga; 笹倉 sasakura; 広石 hiroishi; 梶尾 kajio; 村林 murabayashi; 前尾 maeo; 菅間 sugama; 水間 mizuma; 三波 minami; 浜屋 hamaya; 猪倉 inokura
有江 arie; 沢見 sawami; 井元 imoto; 中城 nakashiro nakajo; 中泉 nakaizumi; 直原 naohara; 夏原 natsuhara; 室原 murohara; 品野 shinano; 横沼 yokonuma; 荘野 shono; 鎌野 kamano
岩根 iwane; 岡沼 okanuma; 苅野 karino; 鵜野 uno; 黒沼 kuronuma; 垣野 kakino; 染野 someno; 宇川 ugawa; 舛野 masuno; 町野 machino; 永光 nagamitsu; 沖野 okino; 近川 chikagawa
岩名 iwana; 岩脇 iwawaki; 貝野 kaino; 押野 oshino; 二島 futajima; 笹口 sasaguchi; 笹島 sasajima; 天口 amaguchi; 磯谷 isoya; 柏谷 kashiwaya; 上垣 uegaki; 奥沢 okusawa
豊沢 toyosawa; 相崎 aizaki; 内崎 uchizaki; 関崎 sekizaki; 奥崎 okuzaki; 梅森 umemori; 塩森 shiomori; 森藤 morito morifuji; 富浦 tomiura; 春谷 harutani; 柴谷 shibatani
前谷 maetani; 下谷 shimotani; 菊沢 kikuzawa kikusawa; 宮戸 miyato; 川浜 kawahama; 玉橋 tamahashi; 横橋 yokohashi; 岡橋 okahashi; 菅江 sugae; 奥永 okunaga; 長越 nagakoshi
飯間 iima; 北垣 kitagaki; 長畑 nagahata; 須見 sumi; 尾沼 onuma; 杉見 sugimi; 新浜 niihama; 山里 yamazato; 山高 yamataka; 山地 yamaji; 山北 yamakita; 橋浦 hashiura
松園 matsuzono; 松波 matsunami; 柴倉 shibakura; 浜上 hamagami; 勝倉 katsukura; 村石 muraishi; 伊上 igami; 橋上 hashigami; 蔵本 kuramoto; 大仲 onaka; 西形 nishigata
渋木 shibuki; 種本 tanemoto; 和木 waki wagi; 越本 koshimoto; 坪本 tsubomoto; 沼木 numaki; 畠本 hatamoto; 今元 imamoto; 大渡 owatari; 大藤 ofuji; 大貝 ogai; 相内 aiuchi
沢内 sawauchi; 吉塚 yoshizuka; 福浜 fukuhama; 平方 hirakata; 増尾 masuo; 森吉 moriyoshi; 水森 mizumori; 三富 mitomi; 福池 fukuike; 久津 hisatsu; 戸津 totsu; 野方 nokata
岩塚 iwatsuka; 池宮 ikemiya; 杉沢 sugisawa; 栗沢 kurisawa; 藤城 fujishiro; 米崎 yonezaki; 栗崎 kurisaki; 原崎 harasaki; 下島 shimojima; 篠島 shinojima; 畑島 hatajima
井場 iba; 小越 kogoshi ogoshi; 小市 koichi; 小梨 konashi; 小渡 kowatari; 小海 komi kokai; 桜川 sakuragawa; 相坂 aisaka; 木塚 kizuka; 沢江 sawae; 堀西 horinishi; 志間 shima
宮武 miyatake; 徳元 tokumoto; 柏瀬 kashiwase; 島西 shimanishi; 能瀬 nose; 宮渕 miyabuchi; 村元 muramoto; 宮越 miyakoshi; 浅間 asama; 生間 ikuma; 米永 yonenaga; 瀬賀 sega
増谷 masutani; 植谷 uetani; 桜谷 sakuratani; 品山 shinayama; 沖山 okiyama; 守山 moriyama; 牧山 makiyama; 町山 machiyama; 脇山 wakiyama; 浦島 urashima; 梅屋 umeya
越村 koshimura; 入村 irimura; 津屋 tsuya; 梅林 umebayashi; 尾林 obayashi; 犬村 inumura; 嘉村 kamura; 草村 kusamura; 外島 toshima; 直田 naota; 鷹田 takada; 鴨田 kamoda
貴田 kida; 綱田 tsunada; 諸田 morota; 光田 mitsuta; 折田 orita; 押田 oshida; 長富 nagatomi; 仲条 nakajo; 長池 nagaike; 豊宮 toyomiya; 奥宮 okumiya; 森塚 morizuka
早宮 hayamiya; 杉内 sugiuchi; 吉丸 yoshimaru; 芦谷 ashiya; 酒谷 sakaya; 保谷 hoya; 菊谷 kikuya; 湯谷 yuya yutani; 海川 umikawa; 川町 kawamachi; 飛川 tobikawa; 井下 ishita
糸川 itokawa; 綾川 ayakawa; 坪川 tsubokawa; 樋川 hikawa; 園川 sonokawa; 井垣 igaki; 水橋 mizuhashi; 斎川 saikawa; 川安 kawayasu; 寺下 terashita; 草川 kusakawa
牛川 ushikawa; 辻沢 tsujisawa; 市沢 ichisawa; 鶴沢 tsurusawa; 倉崎 kurasaki; 笹崎 sasazaki; 鶴崎 tsurusaki; 市崎 ichizaki; 星崎 hoshizaki; 永武 nagatake; 岩代 iwashiro
舟倉 funakura; 玉上 tamagami; 松富 matsutomi; 新添 niizoe; 新高 niitaka; 坂藤 sakato sakafuji; 杉坂 sugisaka; 若江 wakae; 米坂 yonesaka; 北脇 kitawaki; 友坂 tomosaka
生坂 ikusaka; 木根 kine; 栗坂 kurisaka; 野俣 nomata; 野室 nomuro; 平高 hirataka; 星永 hoshinaga; 月尾 tsukio; 三室 mimuro; 鶴間 tsuruma; 光沢 mitsuzawa; 板沢 itazawa
仁尾 nio; 野里 nozato; 牛原 ushihara; 園原 sonohara; 糸原 itohara; 仲丸 nakamaru; 仲根 nakane; 岸森 kishimori; 杉森 sugimori; 仁川 nigawa; 若森 wakamori; 米森 yonemori
稲元 inamoto; 岡元 okamoto; 内橋 uchihashi; 矢橋 yahashi; 沢橋 sawahashi; 寺塚 terazuka; 町井 machii; 是井 korei; 竹園 takezono; 鴨井 kamoi; 守井 morii; 溝井 mizoi
七井 nanai; 舛井 masui; 重見 shigemi; 片見 katami; 棚井 tanai; 沖井 okii; 根内 neuchi; 倉内 kurauchi; 菱木 hishiki; 常木 tsuneki; 今吉 imayoshi; 駒木 komaki; 荒沢 arasawa
藤里 fujisato; 谷脇 taniwaki; 杉沼 suginuma; 宇崎 uzaki; 藤前 fujimae; 島脇 shimawaki; 桑江 kuwae; 長町 nagamachi; 花塚 hanazuka hanatsuka; 長竹 nagatake; 岩浜 iwahama
和島 washima wajima; 清元 kiyomoto; 湯島 yushima; 赤垣 akagaki; 赤津 akatsu; 浜下 hamashita; 松枝 matsueda; 熊石 kumaishi; 篠永 shinonaga; 徳垣 tokugaki; 近間 chikama
古畑 furuhata; 梶間 kajima; 橋西 hashinishi; 松竹 matsutake; 水石 mizuishi; 池浦 ikeura; 川城 kawashiro; 井丸 imaru; 栗橋 kurihashi; 仲平 nakahira; 本池 motoike
仲木 nakagi; 鶴宮 tsurumiya; 天宮 amamiya; 矢賀 yaga; 館岡 tateoka; 草岡 kusaoka; 飛岡 tobioka; 種岡 taneoka; 磯島 isojima; 浦口 uraguchi; 菱谷 hishiya; 折谷 oriya
椎谷 shiiya; 吉越 yoshikoshi; 遠谷 toya; 稲場 inaba; 舟見 funami; 竹富 taketomi; 浦松 uramatsu; 原屋 haraya; 三科 mishina; 水元 mizumoto; 福居 fukui; 沼尾 numao
三友 mitomo; 池元 ikemoto; 宮北 miyakita; 堀地 horichi; 米屋 yoneya; 笹沼 sasanuma; 鳥屋 toriya; 蓮尾 hasuo; 杉林 sugibayashi; 亀尾 kameo; 谷戸 tanito; 湯尾 yuo; 片江 katae
神矢 kamiya; 矢上 yagami; 沢中 sawanaka; 真坂 masaka; 相浦 aiura; 下江 shimoe; 神出 kamide; 沢上 sawagami sawakami; 矢中 yanaka; 下坂 shimosaka; 荒江 arae; 前坂 maesaka
内浦 uchiura; 丸沢 marusawa; 舟崎 funazaki funasaki; 曽川 sogawa; 門川 kadogawa; 綾田 ayata; 犬田 inuta; 築田 tsukita; 君田 kimita; 青田 aota; 中路 nakaji; 中堂 nakado
寺戸 terato; 中黒 nakaguro; 鶴橋 tsuruhashi; 中市 nakaichi; 二橋 futahashi; 枝本 edamoto; 薮本 yabumoto; 垣本 kakimoto; 守本 morimoto; 繁本 shigemoto; 大鹿 oshika
貴本 kimoto; 隈本 kumamoto; 大古 oko; 原賀 haraga; 今光 imamitsu; 堂谷 dotani; 阪谷 sakatani; 曽部 sobe; 沼部 numabe; 大峰 omine; 樽本 tarumoto; 大柴 oshiba; 牧本 makimoto
立葉 tateba; 津藤 tsuto; 岡垣 okagaki; 森越 morikoshi; 岩室 iwamuro; 岩手 iwate; 久生 hisao; 稲吉 inayoshi; 増永 masunaga; 増間 masuma; 森園 morizono; 岡西 okanishi
篠森 shinomori; 玉津 tamatsu; 長泉 nagaizumi; 豊元 toyomoto; 長住 nagazumi; 長岩 nagaiwa; 小掛 kokake; 小迫 kosako; 小又 omata komata; 砂沢 sunazawa; 鶴屋 tsuruya
初沢 hatsuzawa; 広重 hiroshige; 花戸 hanato; 鷲沢 washizawa; 吉富 yoshitomi; 吉浜 yoshihama; 上浜 uehama; 友石 tomoishi; 島矢 shimaya; 浅石 asaishi; 佐武 satake
亀倉 kamekura; 片沼 katanuma; 東根 higashine; 光瀬 mitsuse; 島渕 shimabuchi; 杉中 suginaka; 駒瀬 komase; 勝沼 katsunuma; 柿倉 kakikura; 松長 matsunaga; 保倉 hokura
松友 matsutomo; 赤根 akane; 直瀬 naose; 堀畑 horihata; 松浪 matsunami; 和倉 wakura; 枝村 edamura; 塩津 shiozu; 津西 tsunishi; 芳見 yoshimi; 津下 tsushita; 牧村 makimura
直島 naoshima; 梅垣 umegaki; 宗村 munemura; 竹俣 takemata; 羽藤 hato; 脇村 wakimura; 池場 ikeba; 滝下 takishita; 芦口 ashiguchi; 沼口 numaguchi; 亀島 kamejima
北浜 kitahama; 八坂 yasaka; 桜江 sakurae; 坂戸 sakato sakado; 樋木 hiki; 西家 nishiie; 鶴賀 tsuruga; 姫木 himeki; 牛木 ushiki; 下橋 shimohashi; 染川 somekawa
鵜川 ukawa ugawa; 寺園 terazono; 井尻 ijiri; 樽川 tarukawa; 守川 morikawa; 井波 inami; 押川 oshikawa; 川里 kawasato; 桐沢 kirisawa; 藤盛 fujimori; 宮関 miyazeki
外崎 tonosaki; 久方 hisakata; 桜森 sakuramori; 増森 masumori; 村地 murachi; 村重 murashige; 三辻 mitsuji; 池津 iketsu; 月永 tsukinaga; 水垣 mizugaki; 花畑 hanahata
野水 nomizu; 三岸 migishi; 池下 ikeshita; 池西 ikenishi; 赤平 akahira; 古町 furumachi; 花渕 hanabuchi; 下林 shimobayashi; 折尾 orio; 熊西 kumanishi; 水吉 mizuyoshi
飯場 iiba; 清塚 kiyozuka kiyotsuka; 矢場 yaba; 関場 sekiba; 風原 kazahara; 鵜原 uhara; 品原 shinahara; 繁原 shigehara; 牧原 makihara; 樫野 kashino; 庄川 shogawa; 雨野 amano
黒丸 kuromaru; 峰野 mineno; 崎野 sakino; 瀬名 sena; 玉名 tamana; 袖野 sodeno; 紙野 kamino; 岩浪 iwanami; 雪野 yukino; 可野 kano; 愛野 aino; 岩泉 iwaizumi; 幡野 hatano
朝内 asauchi; 綿谷 wataya; 粟谷 awaya; 種谷 taneya tanetani; 吉竹 yoshitake; 砂谷 sunaya; 坪谷 tsuboya; 上里 uezato uesato; 上町 uemachi; 里谷 satoya; 鷲谷 washiya
入谷 iriya; 青谷 aoya; 今出 imade; 駒谷 komatani; 喜谷 kitani; 坂尻 sakajiri; 幸谷 kotani; 室谷 murotani; 丸橋 maruhashi marubashi; 奥西 okunishi; 奥津 okutsu; 木町 kimachi
関下 sekishita; 神子 kamiko; 飯吉 iiyoshi; 磯江 isoe; 北郷 kitago; 浦江 urae; 浅場 asaba; 杉藤 sugito; 志藤 shito; 竹友 taketomo; 若葉 wakaba; 滝根 takine; 竹浪 takenami
浅葉 asaba; 山貝 yamagai; 山保 yamaho; 山仲 yamanaka; 山吹 yamabuki; 真石 maishi; 真中 manaka; 片石 kataishi; 駒倉 komakura; 浜畑 hamahata; 下中 shimonaka; 仲町 nakamachi
戸枝 toeda; 鈴森 suzumori; 丸屋 maruya; 戸手 tote; 月森 tsukimori; 横地 yokochi; 森町 morimachi; 横戸 yokoto; 久郷 kugo; 横塚 yokotsuka; 丸林 marubayashi; 森安 moriyasu
桜林 sakurabayashi; 横平 yokohira; 戸室 tomuro; 久枝 hisaeda; 門沢 kadosawa; 亀崎 kamezaki; 唐崎 karasaki; 沼崎 numazaki; 網岡 amioka; 風岡 kazaoka; 守岡 morioka
庄島 shojima; 重元 shigemoto; 菅名 sugana; 池脇 ikewaki; 島町 shimamachi; 宮前 miyamae; 芦間 ashima; 名川 nagawa; 沼間 numama; 杉下 sugishita; 桃瀬 momose; 嘉瀬 kase
菊間 kikuma; 坂浜 sakahama; 今池 imaike; 鍵山 kagiyama; 峰山 mineyama; 樫山 kashiyama; 姫島 himeshima himejima; 飛島 tobishima; 青島 aoshima; 海島 umishima; 二葉 futaba
秋場 akiba; 糸島 itoshima; 市場 ichiba; 嘉島 kashima; 尾平 ohira; 万田 manda; 家田 ieda; 吹田 fukita; 薄田 usuda; 粕田 kasuda; 猿田 saruta; 臼田 usuda; 網田 amita
紺田 konda; 溝田 mizota; 愛田 aida; 梁田 yanada; 吉泉 yoshiizumi; 上住 uezumi; 土子 tsuchiko; 中目 nakame; 中塩 nakashio; 中曽 nakaso; 深安 fukayasu; 中迫 nakasako
中寺 nakadera; 寺町 teramachi; 徳巻 tokumaki; 末石 sueishi; 萩中 haginaka; 稲辺 inabe; 横代 yokoshiro; 岩月 iwatsuki; 村杉 murasugi; 横矢 yokoya; 東浜 higashihama
住江 sumie; 神長 kaminaga; 湯江 yue; 奥名 okuna; 豊根 toyone; 神城 kamishiro; 堂坂 dosaka; 北形 kitagata; 木城 kijo; 北住 kitazumi; 豊丸 toyomaru; 北泉 kitaizumi
神泉 kamiizumi; 平吹 hirabuki; 桐林 kiribayashi; 桑津 kuwazu; 笠尾 kasao; 野咲 nosaki; 野市 noichi; 三咲 misaki; 平栗 hiraguri; 熊地 kumachi; 三渡 miwatari; 越尾 koshio
草尾 kusao; 本柳 motoyanagi; 三河 mikawa; 棚沢 tanazawa; 鴨沢 kamozawa; 秋津 akitsu; 貝沢 kaizawa; 野畑 nobata; 平海 hiraumi; 花里 hanazato; 手川 tegawa; 森居 morii
森長 morinaga; 菊森 kikumori; 曽宮 somiya; 森泉 moriizumi; 久城 kujo; 森友 moritomo; 仲居 nakai; 笠川 kasagawa; 塩出 shiode; 峰井 minei; 塩越 shiokoshi; 国武 kunitake
夏見 natsumi; 梁井 yanai; 室見 muromi; 常見 tsunemi; 宅井 takui; 前場 maeba; 竹前 takemae; 滝尻 takijiri; 宇藤 uto; 影井 kagei; 梅園 umezono; 尾尻 ojiri; 竹貫 takenuki
坂北 sakakita; 今町 imamachi; 富手 tomite; 綱木 tsunaki; 棚木 tanaki; 西柴 nishishiba; 今北 imakita; 西目 nishime; 押木 oshiki; 初谷 hatsutani; 波部 habe; 間部 mabe
蔵部 kurabe; 糸谷 itotani; 今子 imako; 沓木 kutsuki; 守木 moriki; 只木 tadaki; 今里 imazato imasato; 泉沢 izumisawa; 荻沢 ogisawa; 諸沢 morosawa; 泉崎 izumisaki izumizaki
島牧 shimamaki; 室崎 murosaki; 米光 yonemitsu; 駒崎 komazaki; 島居 shimai; 鳥脇 toriwaki; 鳥丸 torimaru; 岸根 kishine; 椎崎 shiizaki; 長保 nagaho; 豊重 toyoshige; 矢木 yagi
荒津 aratsu; 磯上 isogami; 浦中 uranaka; 松藤 matsufuji; 松盛 matsumori; 郷倉 gokura; 坪倉 tsubokura; 池畑 ikehata; 羽渕 habuchi; 古溝 furumizo; 羽出 hade; 池渕 ikebuchi
宇津 utsu; 古前 furumae; 古水 furumizu; 村手 murate; 浜竹 hamatake; 徳地 tokuji; 赤須 akasu; 赤枝 akaeda; 月浦 tsukiura; 入倉 irikura; 柴垣 shibagaki; 深居 fukai
井形 igata; 寺泉 teraizumi; 笠島 kasajima; 種口 taneguchi; 芝口 shibaguchi; 犬島 inujima; 草島 kusajima; 守谷 moriya moritani; 猿谷 saruya; 牧谷 makiya; 上柳 ueyanagi
折内 oriuchi; 舛谷 masuya; 吉水 yoshimizu; 網谷 amiya amitani; 吉里 yoshisato; 樽谷 taruya; 脇谷 wakiya wakitani; 町谷 machiya; 桜葉 sakuraba; 国富 kunitomi; 桜場 sakuraba
増藤 masuto; 清方 kiyokata; 有富 aritomi; 塩浜 shiohama; 辻脇 tsujiwaki; 門屋 kadoya; 栗平 kurihira; 芦屋 ashiya; 市丸 ichimaru; 楠元 kusumoto; 花泉 hanaizumi; 秋良 akira
宮盛 miyamori; 飛松 tobimatsu; 則松 norimatsu; 倉光 kuramitsu; 室坂 murosaka; 奥出 okude; 諸江 moroe; 飯畑 iihata; 夏坂 natsusaka; 幸坂 kosaka; 沢畑 sawahata; 沢辺 sawabe
阿坂 asaka; 相園 aizono; 板坂 itasaka itazaka; 神前 kamimae; 北辻 kitatsuji; 神里 kamisato; 折坂 orisaka; 山影 yamakage; 山寺 yamadera; 山我 yamaga; 今戸 imado; 今居 imai
和賀 waga; 崎本 sakimoto; 大達 odachi; 愛本 aimoto; 幡本 hatamoto; 樫本 kashimoto; 播本 harimoto; 坂牧 sakamaki; 岡添 okazoe; 水巻 mizumaki; 玉手 tamate; 阿達 adachi
自見 jimi; 小鑓 koyari; 舞立 maitachi; 長峰 nagamine; 武見 takemi; 竹詰 takezume; 仁比 nihi; 堂故 doko
`;

/** Given names of one character, the usual reading first. */
export const SHORT_NAMES = `
愛 ai megumi mana; 藍 ai; 章 akira; 秋 aki; 晶 akira aki; 明 akira; 昭 akira; 彰 akira sho; 晃 akira ko; 暁 akira satoru; 朗 akira; 旭 akira asahi; 玲 rei akira
聖 kiyoshi sei akira; 陽 akira yo; 顕 akira ken; 了 ryo satoru; 輝 akira hikaru teru; 光 hikaru akira hikari; 亮 ryo akira; 哲 tetsu satoshi akira; 杏 an kyo
安 yasushi yasu; 葵 aoi mamoru; 碧 aoi midori; 新 arata shin; 敦 atsushi; 篤 atsushi; 厚 atsushi; 温 atsushi yutaka; 淳 jun atsushi kiyoshi; 惇 jun atsushi; 綾 aya; 彩 aya
絢 aya; 文 fumi aya; 歩 ayumi ayumu; 梓 azusa; 敏 satoshi toshi bin; 力 chikara tsutomu riki; 大 dai hiroshi masaru; 英 suguru ei hide; 史 fumi; 太 futoshi
岳 gaku takeshi takashi; 楽 gaku; 学 manabu gaku; 元 hajime gen; 玄 gen; 弦 gen yuzuru; 源 gen hajime; 豪 go takeshi tsuyoshi; 剛 tsuyoshi takeshi go; 一 hajime; 肇 hajime
始 hajime; 創 hajime; 朔 saku hajime; 甫 hajime; 基 motoi hajime; 花 hana; 華 hana; 春 haru; 晴 haru; 遥 haruka; 悠 yu haruka hisashi; 駿 shun hayao; 颯 hayate so
隼 hayato jun shun; 秀 hide shu shigeru; 紘 hiroshi hiro; 弘 hiroshi hiromu; 啓 kei hiroshi satoshi; 博 hiroshi; 浩 hiroshi; 宏 hiroshi; 寛 hiroshi kan yutaka
洋 hiroshi yo; 央 hiroshi hisashi; 裕 yutaka hiroshi yu; 久 hisashi hisa; 寿 hisashi toshi; 弥 wataru hisashi; 恒 hisashi wataru ko; 瞳 hitomi; 仁 hitoshi jin; 均 hitoshi
等 hitoshi; 斎 hitoshi; 準 jun hitoshi; 誉 homare; 蛍 hotaru kei; 勇 isamu yu isao; 功 isao ko tsutomu; 勲 isao; 公 isao ko kimi; 至 itaru; 格 itaru tadashi
樹 itsuki tatsuki; 巌 iwao; 厳 iwao; 泉 izumi; 迅 jin; 丈 jo takeshi; 譲 yuzuru jo joe; 純 jun; 順 jun; 潤 jun; 洵 jun makoto; 旬 shun jun; 海 kai umi; 快 kai; 魁 kai
完 kan tamotsu; 貫 toru kan; 奏 kanade kana; 叶 kanae; 要 kaname; 香 kaori kaoru; 馨 kaoru kaori; 薫 kaoru kaori; 郁 kaoru iku; 芳 kaoru yoshi; 霞 kasumi
堅 katashi tsuyoshi; 克 katsu masaru; 桂 katsura kei; 圭 kei; 慶 kei; 景 kei; 京 kei kyo miyako; 恵 megumi kei; 敬 takashi kei; 健 ken takeshi tsuyoshi; 謙 ken yuzuru
憲 ken; 研 ken; 賢 ken satoshi masaru; 建 ken takeshi; 絹 kinu; 究 kiwamu; 清 kiyoshi; 潔 kiyoshi; 浄 kiyoshi; 澄 kiyoshi; 耕 ko; 鴻 ko; 滉 ko; 昂 noboru ko; 皓 ko hiroshi
航 wataru ko; 幸 yuki ko sachi; 康 yasushi ko; 崑 kon; 琴 koto; 梢 kozue; 恭 kyo yasushi takashi; 匡 tadashi masashi kyo; 響 hibiki kyo; 九 kyu; 舞 mai; 牧 maki; 誠 makoto
真 makoto shin; 信 makoto shin nobu; 慎 makoto shin; 実 minoru makoto; 理 osamu makoto satoru; 守 mamoru; 護 mamoru; 衛 mamoru; 柾 masaki; 勝 masaru; 優 yu masaru suguru
将 sho masaru susumu; 傑 suguru masaru; 雅 masashi miyabi masa; 繭 mayu; 萌 moe megumi; 道 michi osamu; 倫 rin michi; 満 mitsuru michiru; 緑 midori; 翠 midori; 幹 miki kan
南 minami; 湊 minato; 峰 takashi mine; 稔 minoru; 穣 minoru yutaka jo; 豊 yutaka minoru; 澪 mio; 岬 misaki; 操 misao; 貢 mitsugu mitsuru; 充 mitsuru takashi; 都 miyako
桃 momo; 盛 shigeru; 求 motomu; 睦 mutsumi; 凪 nagi; 渚 nagisa; 七 nana; 直 nao tadashi sunao; 尚 hisashi nao sho; 夏 natsu; 寧 yasushi; 登 noboru; 昇 noboru sho; 襄 jo
伸 shin noboru; 望 nozomi nozomu; 希 nozomi; 臨 nozomi nozomu; 修 osamu shu; 治 osamu; 収 osamu; 脩 osamu shu; 統 osamu; 紀 osamu; 蘭 ran; 礼 rei; 怜 rei satoshi; 麗 rei
蓮 ren; 廉 ren; 陸 riku; 凛 rin; 鈴 rin suzu; 律 ritsu; 類 rui; 塁 rui; 涼 ryo; 諒 ryo; 遼 ryo haruka; 凌 ryo; 僚 ryo; 稜 ryo; 陵 ryo; 椋 ryo; 崚 ryo; 良 ryo; 竜 ryu
琉 ryu; 祥 sho; 貞 tadashi sada; 定 sadamu; 冴 sae; 咲 saki; 桜 sakura; 悟 satoru; 覚 satoru; 聡 satoshi satoru; 諭 satoshi satoru; 智 satoshi tomo; 慧 satoshi kei
叡 satoshi; 皐 satsuki; 爽 sawa; 節 setsu takashi; 雪 yuki setsu; 繁 shigeru; 茂 shigeru; 滋 shigeru; 成 shigeru; 心 shin; 紳 shin; 晋 susumu shin; 辰 tatsu shin
忍 shinobu; 偲 shinobu; 汐 shio; 栞 shiori; 静 shizuka shizu; 翔 sho; 奨 sho susumu; 周 shu; 柊 shu; 俊 shun toshi takashi; 瞬 shun; 舜 shun; 峻 shun takashi; 竣 shun
空 sora; 菫 sumire; 進 susumu shin; 丞 tasuku jo; 侑 yu tasuku; 正 tadashi masashi; 糾 tadashi tadasu; 規 tadashi; 忠 tadashi; 義 tadashi; 禎 tadashi; 征 tadashi; 妙 tae
平 taira; 貴 takashi taka; 隆 takashi ryu yutaka; 孝 takashi; 崇 takashi; 喬 takashi; 尊 takashi takeru; 尭 takashi; 卓 taku takashi; 威 takeshi; 武 takeshi takeru
猛 takeshi; 彪 takeshi; 斌 takeshi; 赳 takeshi; 烈 takeshi retsu; 雄 takeshi yu; 壮 takeshi so; 毅 tsuyoshi takeshi; 拓 taku hiroshi; 琢 taku; 匠 takumi sho; 巧 takumi
環 tamaki; 珠 tama; 民 tami; 保 tamotsu; 有 tamotsu yu; 惟 tamotsu yui; 輔 tasuku; 祐 yu tasuku; 佑 yu tasuku; 翼 tsubasa; 達 toru tatsu; 巽 tatsumi; 鉄 tetsu
徹 toru tetsu; 富 tomi; 朝 tomo; 知 tomo satoru; 友 tomo yu; 朋 tomo; 巴 tomoe; 透 toru; 亨 toru; 融 toru; 暢 toru noboru; 享 toru susumu; 通 toru; 利 toshi; 椿 tsubaki
司 tsukasa; 紬 tsumugi; 勉 tsutomu; 努 tsutomu; 勤 tsutomu; 孜 tsutomu; 務 tsutomu; 励 tsutomu; 強 tsuyoshi tsutomu; 侃 tsuyoshi; 梅 ume; 潮 ushio; 歌 uta; 詩 uta
亘 wataru; 渉 wataru; 渡 wataru; 済 wataru; 靖 yasushi; 泰 yasushi yutaka; 欣 yasushi; 耀 yo; 瑶 yo; 由 yu; 結 yui; 唯 yui; 紫 yukari; 縁 yukari; 夢 yume; 弓 yumi; 柚 yuzu
衷 makoto; 允 makoto; 彬 akira; 昌 akira masashi sho; 瑛 akira ei; 磨 osamu; 宰 tsukasa; 昴 subaru; 櫂 kai; 雫 shizuku; 灯 akari; 穏 yasushi; 鼎 kanae; 鮎 ayu; 蒼 so aoi
和 kazu nodoka
`;

/** Given names that the parts below do not give, by reading; a star says that the name is usually read another way. */
export const GIVEN_NAMES = `
aika 愛佳; akemi 明美 朱美 暁美; aki 亜紀 明希; akihito 章人 彰人; akiko 明子 晶子 彬子; akimi 明美*; akio 曙生; akito 章人*; ami 愛美*; anna 安奈; asuka 明日香 飛鳥 明日佳
atsuko 淳子*; atsushi 淳史 敦史 敦司 篤史; atsuya 淳也*; ayaka 文香*; ayako 絢子 綺子 文子* 礼子*; ayame 菖蒲; ayano 文乃; azusa 梓紗; bakin 馬琴; benkei 弁慶; bunji 文治
chie 智恵 知恵 知絵; chihaya 千早; chihiro 知尋; chiho 智穂 知穂; chika 智香 知佳 千夏*; chikage 千影; chikara 主税; chikuma 千曲; chinatsu 千夏
chisato 千里 千聖 千怜 知里; chishu 智衆; chitose 千歳; chizu 千津 千鶴*; chizuru 千鶴 千弦; choei 長英; chosei 長生; chuji 忠治; chuya 中也; daichi 大地 大智; daigo 醍醐
daiji 大治 大司; daiki 大樹 大輝 大貴 大基 大喜 大希 大気 大生; daishi 大史 大志*; daisuke 大典; daiya 大也 大弥; denjiro 伝次郎 伝二郎; denzo 伝蔵; eichi 英智 英知*
eido 栄道; eiji 英治 永治 英嗣; eiko 英子 永子 映子; eimi 英美; ema 笑茉; emi 恵美 恵実 映美 恵未; emiko 笑子; emma 恵茉; ena 恵奈 恵那; eri 恵理 恵里 英里 恵梨
erika 恵里香 恵理香; etsuji 悦治; etsuko 越子; etsushi 悦史; fubuki 吹雪; fujiko 富士子 不二子; fujio 富士夫 富士男 不二雄 不二夫; fuka 楓香; fuki 芙紀; fukiko 蕗子
fumi 富美; fumiaki 郁明; fumihito 史人 文人; fumika 文香; fumiko 文子; fumito 郁人 史人* 文人*; fumiya 郁也 郁弥; fusako 総子; futaba 双葉 二葉; futoshi 太志 太史
gakuto 岳人 楽人; genji 源治 元治 玄治; genki 元気 元基 元希 元喜; genpaku 玄白; genyo 玄洋; giichi 義一*; ginji 銀治; goichi 五一; goki 豪紀 剛希 剛毅; goro 五郎 梧郎 伍郎
goshi 豪志; gunji 軍治 軍司; gunpei 軍平; hakushu 白秋; hamako 浜子; hana 羽奈; hanae 英恵; hanjiro 半次郎 半二郎; hanzo 半蔵 半三; haruaki 晴明; haruhi 春日 春陽
haruhiko 東彦; haruichi 春一; haruka 陽香*; haruki 春生 晴貴; haruko 陽子* 遥子*; haruma 春馬; harumi 晴己; haruna 榛名 陽菜*; haruo 張男 春生*; hayate 疾風
hayato 勇人 颯人; hazuki 葉月; hidaka 日高; hide 日出; hideaki 日出明; hideharu 英治*; hidehiko 日出彦; hidehito 英人; hideichi 秀一*; hidekazu 秀一*
hideki 秀喜 英紀 英喜 日出樹; hideko 日出子 英子*; hidema 秀真; hidemi 日出美 英美*; hidenori 英紀*; hideo 日出男 日出夫 日出雄; hidero 秀郎; hideshi 秀司; hideto 英人*
hidetomo 英知; hidetsugu 秀嗣 秀次 英嗣*; hideya 秀也; hideyoshi 秀吉 英喜*; hideyuki 英征; hikari 光里; himeko 姫子; hina 陽菜; hinako 雛子; hinata 日向 陽向
hirobumi 博文 裕文 弘文 洋文 宏文 浩文 寛文 広文; hirofumi 博文* 裕文* 弘文* 洋文* 宏文* 浩文* 浩史*; hiroharu 弘治*; hirohiro 博洋; hiroichi 博一*; hiroji 広次 浩治* 弘次*
hirokazu 博一; hiroki 浩紀 宏紀 博紀 宏喜 浩毅 啓樹 裕生 大樹* 大輝* 裕紀* 弘毅* 裕樹* 裕貴* 裕基*; hiroko 裕己子 洋子* 裕子*; hiroma 広真; hiromasa 大将*
hiromoto 宏基 博基; hiromu 広夢 博務 洋夢 大夢; hironori 裕紀 宏紀* 博紀*; hiroo 寛郎 浩郎 裕生*; hirosato 博里; hiroshi 博史 浩史 博司 裕史 宏司 弘史 宏史 比呂史 洋史
hiroshige 弘成; hirotaka 裕貴*; hiroto 大翔 大斗; hirotsugu 博嗣 裕嗣 博次 浩嗣 広次*; hiroya 裕也*; hiroyoshi 博吉 宏佳; hiroyuki 浩征 礼幸 啓之; hisahiko 寿彦*
hisahito 悠仁 久人; hisako 尚子* 寿子*; hisami 久美*; hisanobu 寿信*; hisao 尚雄 尚夫 寿雄*; hisashi 久史 久司; hisato 久人*; hisaya 寿也*; hisayoshi 久佳; hisayuki 寿之*
hitomi 一実 一美*; hitoshi 仁司 仁史 人司; hiyori 日和; hiyoshi 日吉; hodaka 穂高; hokuto 北斗; homare 穂希; honoka 穂香; hyakken 百間; hyoe 兵衛; hyogo 兵庫
ibuki 伊吹 一颯; ichiei 一栄; ichigo 一護; ichiro 一郎 一朗; ichiyo 一葉; ichizo 一三; ikki 一騎 一輝*; ikko 一光 一行*; ikkyu 一休; ikuko 生子; ikuo 生雄; ikuto 郁人*
ikuya 郁也*; inazo 稲造; inejiro 稲次郎; inosuke 猪之助; ippei 一平; isami 勇美 勇海; isao 功雄 勇夫 勇雄 勇男; isoroku 五十六; issa 一茶; issaku 一作
issei 一生 一誠 一世 一星 一成*; isshin 一心; itsuro 五郎*; ittetsu 一徹; itto 一斗; izumi 和泉 出海; jakucho 寂聴; jinpachi 甚八; jiro 次郎 二郎 治郎 二朗 次朗
joji 譲治 丈治 城治; jotaro 城太郎; juichi 寿一 重一*; jukichi 重吉*; jumpo 純歩; junji 淳治; junki 淳希; junko 順子 淳子 絢子*; junro 淳郎; junya 淳也 隼也 淳矢 淳哉
juri 珠里 朱里*; jurina 珠理奈; juzaburo 寿三郎; kafu 荷風; kaho 夏帆 花歩; kahori 香保里; kaichi 嘉一*; kaichiro 嘉一郎; kaii 魁夷; kaishu 海舟
kaito 海斗 海人 快斗 海翔 櫂人; kakuei 角栄; kana 夏奈 花菜 花奈; kanae 香苗 佳苗; kaname 奏芽; kanji 寛治 莞爾 勘治 幹治; kanna 栞奈 環奈 柑奈; kano 佳乃*
kanon 花音 歌音 香音 佳音 果音; kanzo 鑑三; kaori 香里 花織 薫里 香保里*; karen 花蓮 華蓮 可憐 香蓮 果蓮; karin 花梨 果林 香凛 花林; kasumi 佳純 香純 花純 佳須美
katsuei 勝栄; katsuharu 勝治* 克治*; katsuhiko 克比古; katsuhisa 勝寿; katsuichi 勝一 勝市; katsuji 勝治 勝次 勝二 勝司 克治; katsuki 克喜 克己*; katsumi 克己 勝己 勝三
katsusuke 勝輔; katsuyoshi 勝吉; kaya 花夜; kayo 嘉代; kazufumi 和史 和郁 一史*; kazuha 一葉*; kazuhiko 和比古; kazuhisa 和寿 一寿
kazuki 一輝 和貴 一貴 和基 和己 一喜 千貴; kazuko 計子; kazuma 一馬 一真 和真 一磨; kazumi 一美 一己 千美 一三* 和己*; kazumitsu 一光*; kazumoto 和基*; kazunari 一成
kazuo 和郎 一郎* 一生*; kazusa 上総; kazushi 一史 和司 一司 和史*; kazushige 一成*; kazutaka 和貴* 一貴*; kazuto 一斗*; kazutoshi 和寿*; kazutsugu 和次; kazuyo 一世*
kazuyoshi 和佳 知良; kazuyuki 一行 和征; keiichi 佳一; keiji 慶治 敬治; keijo 慶城; keika 慶華; keiko 恵子 慶子 敬子 景子 奎子 馨子 京子* 佳子*; keina 慶奈 恵奈*
keishi 敬史 慶士; keisho 敬章; keito 慶人 佳人*; keiya 慶也; kenho 賢鳳; kenji 謙治 健治 憲治 顕治 堅治 健嗣 建治; kenki 健樹; kenmei 健明; kenno 賢能; kenpachi 建八
kenro 健郎; kenryo 建良; kensaburo 健三郎 謙三郎 賢三郎; kensei 健成 健生; kenshi 憲史 玄師; kenshin 謙信 健真; kenshiro 拳四朗; kento 健人 健斗 健登 憲人
kenya 健也 健哉 憲也; kenyu 健勇; kenzaburo 健三郎*; kichiro 吉郎; kichisaburo 吉三郎; kie 貴恵 喜恵 紀恵; kiichi 輝一*; kiju 喜重; kikka 吉香; kikko 吉子; kiko 喜子
kikuji 菊治; kikuko 規矩子; kimi 紀美 貴美; kimihiko 仁彦 王彦; kimihito 公人; kimiko 后子; kimitaka 公威; kimiyoshi 公美; kinichi 勤一; kinji 金治 今治; kinue 衣江
kinuko 衣子; kinya 欣也 金也 欣哉; kippei 橘平 吉平; kira 輝星; kiriko 桐子 霧子; kisaburo 喜三郎; kisei 紀生; kishin 紀信; kishio 岸男 岸雄; kisho 紀章 毅生 希章 紀昌
kiyo 喜代 紀代 清夫; kiyoharu 清張* 清治*; kiyohide 紀代秀; kiyohiko 喜代彦; kiyoji 清治* 清次*; kiyoka 清香 聖佳; kiyoko 清子 聖子*; kiyomi 清己; kiyoshi 清司
kiyosumi 清純; kiyoteru 清輝; kiyoto 聖人*; kiyotsugu 清次*; kobo 公房; kogan 江漢; kogoro 小五郎; koichi 康一 鋼一 佼一 考一
koji 康二 光司 光二 弘治 幸治 浩治 康治 孝治 広治 光治 宏治 耕治 鋼二 公治 好二 弘次 晃嗣 孝次 光次 高次 恒治 考司 宏司* 浩嗣*; kojiro 小次郎
koki 弘毅 幸喜 康喜 昂輝 幸希 孝喜 康樹 好毅 公貴 幸樹 浩毅* 光希*; koma 弘麻; komaki 小巻 小牧; konatsu 小夏; konomi 木之実 好実; korechika 惟幾 伊周; koro 公郎 光郎
koryu 光竜 黄竜; kosaburo 光三郎 孝三郎 幸三郎 耕三郎; kosei 康生 孝成 航成 晃生; koshi 光志 幸志; koshin 幸伸 康信; koshiro 小四郎; koshun 光春; kotaro 小太郎 倖太郎
kotetsu 虎徹; koto 古都; kotono 言乃; koya 晃也 康也; koyata 小弥太; koyo 紅葉 光洋 向陽 康世; kozaburo 浩三郎 光三郎* 孝三郎* 幸三郎*; kozo 光三; kozue 梢江; kugo 空悟
kumi 久美 久実 玖美 空美; kumiko 公美子; kunikazu 国一 邦一; kunji 薫二 訓二 勲二; kunpei 薫平; kunzo 訓三; kuranosuke 内蔵助; kurato 蔵人; kuraudo 蔵人*; kurea 紅亜
kuriko 栗子; kurumi 胡桃 来未; kyoichi 強一; kyoji 恭治 強二; kyoka 杏香 杏佳; kyoko 京子 恭子 杏子 経子 郷子 匡子 喬子 香子; kyoshi 虚子; kyoshiro 狂四郎; kyoya 恭也
kyozo 共三; kyusaku 九作; kyuzo 九蔵; machi 真知 麻知; machiko 町子 待子; maho 麻帆; maika 舞香 舞花; maiko 舞子; maki 真紀 麻紀 麻希 真貴 万紀; mako 真子
makoto 真言 真誠 真人*; mami 麻実; mamoru 真守; mana 麻奈; manabu 真奈武; manae 真苗; manaka 真中 愛花 愛佳*; manami 愛美 愛実 愛海; manato 愛斗 真斗*
mao 真央 麻央 茉央 麻緒 万央 真生*; maori 麻織; mari 麻里 麻理; marika 麻里香; masaaki 方明; masafumi 正史 政史; masaharu 正治 政治; masahiko 真彦 理彦
masahiro 真弘 優宏 聖大; masahisa 正尚 雅尚; masahito 真仁 聖仁; masaji 政次 政二 正次 政治* 雅司*; masakazu 正一 政一 雅一 柾一; masaki 正規 正喜 雅喜 政喜 聖樹 将貴 真輝
masako 仁子 方子 晶子* 匡子* 真子* 理子*; masami 正美 正己 政己; masamichi 理道; masamoto 正基; masanari 将成; masanori 真規 真典 優典 正儀 正規*
masao 正郎 真夫 真雄 理生 真男; masaru 勝瑠 勝る; masashi 正志 雅司 将司 政司 正司 真志 理志 正史*; masashige 将成*; masataka 真隆 将貴*; masateru 雅輝 昌輝
masato 真人 聖人 真斗 優人 仁人 理人; masatoshi 真敏; masatsugu 正嗣 雅嗣 昌嗣 正世 雅次 政次* 正次*; masaya 将也 聖也 真矢* 真也*
masayoshi 正吉 正佳 真義 正喜* 正美* 優佳*; masayuki 真之 真幸 公之; masumi 真純; matabei 又兵衛; matsutaro 松太郎; maya 麻耶 真矢 真弥 麻也; mayo 麻世; mayu 真由 麻由
mayuko 繭子; mayumi 繭美; megumi 芽美 恵美* 恵実* 恵未*; mei 芽生 明衣; meiko 明子*; mia 美亜 心愛; mibu 壬生; michi 美知 美智; michihiro 理博; michiko 満子* 倫子*
michio 倫夫 理夫; michiya 通也; midori 美登里 美鳥; mie 三重; miho 美保 三保; miki 美紀 美貴 三紀 美妃 光希 未来*; mikihiko 美樹彦; mikimoto 幹元; mikio 樹生 未来男
mikisaburo 三樹三郎; miku 未来 美久 未久 実久 美空*; minae 美苗; minako 皆子; minami 美南; minamo 水面; minao 皆男; mio 美央 未央 美音; mirai 美来 未来*; mirei 美礼
miri 美里*; misae 操江 美冴; misaki 美咲 実咲 三咲; misako 操子; misato 美里 美聡 美郷 美怜 海里; misora 美空; misuzu 美鈴 美涼; mitsuaki 三明; mitsugi 貢樹 光木
mitsuharu 光治* 光春*; mitsuhiko 三彦; mitsuhiro 三広 光洋*; mitsuhisa 光寿; mitsuji 満治 光司* 光二* 光治* 光次*; mitsukazu 満一 充一; mitsuki 美月 満月 美槻 三喜 光希*
mitsuko 満子 参子; mitsumi 光三*; mitsunari 三成; mitsuo 三男 三夫 三雄 光郎*; mitsuru 美鶴; mitsusaburo 光三郎*; mitsushi 光志*; mitsuya 三也; mitsuyo 三代
mitsuyoshi 三義; miu 美羽 未羽; miwa 美和 三和 実和 美羽*; miyu 美由 美憂; mizuki 瑞生 瑞貴 美月*; mochitsura 茂面; moeka 萌花 萌香; moeko 萌子; moka 萌香*; mokichi 茂吉
momosuke 桃介; mona 百奈 茂奈; morihei 盛平 守平; morikazu 盛一 守一; morio 杜夫; motoharu 元治*; motohiko 元比古; motojiro 基次郎 元二郎; motoki 元紀 元気* 元喜*
motoko 資子; motonari 元就; motori 宣長; mototsugu 元嗣 基次; motozo 元三; muga 無我; muneharu 宗治; muneyoshi 宗悦; musashi 武蔵; mutsuko 陸子; mutsuo 陸男 六男
nachi 那智 奈智; nagako 永子*; nagato 長門; nagi 那岐; nagisa 凪沙; naho 奈保 奈穂 七帆; nahoko 菜穂子 奈保子 直穂子; nana 七奈; nanae 奈苗; nanase 七星 菜菜世
nao 奈央 菜央 那央 奈穂*; naoaki 直亮; naofumi 順文; naohiko 直比古; naohiro 直大; naohisa 直寿; naoji 直治; naoki 直紀 直喜 尚紀 直生 直貴 尚生 直己*
naoko 尚子 名保子 順子* 菜穂子* 奈保子*; naomi 直己 奈保美 菜穂美 尚己; naonori 直紀*; naosuke 直弼 尚輔; naotaka 直貴*; naotake 尚武*; naotaro 尚太郎; naoto 直大*
naotsugu 直嗣; naoyoshi 直喜*; naoyuki 直征; naozumi 直澄; naraichi 楢一; nariaki 斎昭 成彬; narihiko 成彦; narihito 徳仁; naruhiko 稔彦 成彦*; naruhito 徳仁* 成人*
narumi 成美 成実; naruo 成男 成雄; naruyuki 成行; natsuho 夏帆*; natsuki 夏紀; natsume 夏目 夏芽; natsumi 菜摘; nene 音音; nichika 日花; nihei 仁平; niina 新菜
nijiro 二次郎; niko 仁香 仁子*; ninzaburo 仁三郎; nisaburo 仁三郎*; nobuaki 伸晃* 信晃*; nobuhiko 喜彦; nobuhito 信人*; nobuji 信治* 信次*; nobuki 信喜 信貴; nobuko 宣子
nobunari 伸也* 信也*; nobunobu 信宣; nobuo 宣夫 宜生; nobuta 信太; nobutaka 信貴*; nobuteru 伸晃 信輝 信晃 伸輝; nobuto 信人; nobutsugu 信嗣 伸嗣 信次*
nobuya 伸也* 信也* 信哉*; nobuyoshi 信吉 信喜*; nobuyuki 順之*; nora 野良; noriaki 宣昭 功明 紀章*; norie 紀恵*; norifumi 憲史*; noriharu 憲治*; norihito 憲人*
noriko 伯子 倫子 祝子 記子 宣子* 徳子*; norimi 紀美*; norimoto 憲基; norinaga 宣長*; norio 功夫 宣夫*; norito 憲人*; noritsugu 則次 憲嗣 紀次; noriya 憲也*; noriyo 紀代*
nozomi 希美 望美 希望; ogai 鴎外; okimoto 興元; okitsugu 意次; onosuke 斧介; orie 織江 織絵 織恵 折江; orito 織人; osachi 雄幸; osami 修身 治己 修己; osamu 治虫 乃武
otaro 桜太郎 央太郎; otoha 音羽; otohiko 音彦 乙彦; otojiro 音二郎 音次郎; otokichi 音吉; otome 乙女; otomi 乙美; otoya 音也 音弥 乙矢; raicho らいてう; raiden 雷電
raita 雷太 頼太; raito 来人 頼人; rampo 乱歩; reia 玲亜; reiji 零士; reiko 礼子 怜子 黎子 零子 冷子; reimei 黎明; reio 玲央; rena 玲那; renzo 練三; reo 怜央 礼央 玲於 玲央*
rie 利恵 里恵 利江 里江 利枝; riho 里穂 里帆 里歩; riichi 利一 利市; riichiro 利一郎 里一郎; rika 里香 利香 里佳 里華 里歌 里夏; riki 力樹; rikichi 利吉; riko 理子 凛子*
riku 理久 莉久 凛空; rikuo 陸央 陸男*; rimi 里実 理美*; rina 里奈 里菜 利奈 里名; rinko 凛子 倫子*; rino 里乃; rinsho 林昌; rio 里緒 莉央 梨央 璃央 里桜 璃音 理央
rion 莉音 璃音*; risa 里沙 里佐 利沙 里紗; rise 理世; risho 理翔; ritsuko 立子; riu 莉羽; riyo 里代 理世*; roan 芦庵; rohan 露伴; roka 芦花; roki 朗希; rosanjin 魯山人
ruiko 類子 累子; ryoei 良栄; ryoji 良治; ryoka 涼花 良香; ryokan 良寛; ryoki 涼樹; ryoko 涼子; ryoma 竜馬; ryosei 涼成 遼成 良生 凌生; ryota 崚汰; ryotaro 崚太郎
ryoya 良也 涼也; ryoyo 凌耀; ryuei 竜栄 竜英; ryuga 竜我 竜雅; ryuho 隆法 竜鳳 竜歩; ryuji 竜治 隆次 隆司*; ryujin 竜仁; ryuki 竜樹 隆樹 竜輝 隆輝 琉希 流希
ryuko 竜子 流子; ryuma 竜馬*; ryunosuke 竜之助; ryuo 竜生; ryusaburo 竜三郎; ryusei 竜成 竜聖 琉聖 竜生*; ryushi 竜志; ryusuke 竜之助*; ryuto 竜斗 竜人 琉斗 竜翔
ryuya 竜矢; ryuzaburo 竜三郎*; saburo 三郎 三朗; sachi 沙知 佐知 早智 佐智 砂知; sachie 幸恵 幸江 幸絵 幸枝*; sachiho 幸穂; sachika 幸香 幸佳; sachiko 幸子 祥子* 祐子*
sachio 幸雄* 幸夫* 幸男* 幸生*; sachiyo 幸代 幸世; sadaichi 定一; sadaji 定次 貞次 貞二*; sadajiro 貞次郎 定次郎; sadakazu 禎一 定一*; sadakichi 貞吉 定吉; sadako 禎子 完子
sadataro 貞太郎 定太郎; sae 紗英 早恵; saeko 冴子; sagiri 沙霧; saho 早穂; saiichi 才一 佐市 宰一; saiichiro 斎一郎; saika 彩夏 采佳; saikaku 西鶴
saki 早紀 沙紀 紗季 早希 佐紀; sakie 咲恵; sakiko 咲子; sakon 左近; sakuji 作治; sakumi 咲実; sakura 咲良 佐倉; sakutaro 咲太郎; sakuya 咲也 咲弥; sanae 早苗 佐苗
sanai 左内; saneatsu 実篤; sanehiko 実彦; sanemitsu 実光; sanetomi 実美; sanetomo 実朝; saneyuki 実行 真之*; sanji 三治 三次 賛治; sanjiro 三次郎; sanjuro 三十郎
sankichi 三吉; sannosuke 三之助; sanpei 三平; sanshiro 三四郎; santaro 三太郎; santoka 山頭火; sanzo 三蔵; saori 早織 里織 沙保里 小織; sara 紗良 沙良; saran 沙蘭
satchi 左千; satoe 聡恵 里恵*; satoko 聡子 都子 諭子 郷子* 怜子* 理子* 智子*; satomi 聡美 理美 怜美 里実* 智美*; satoru 悟留
satoshi 聡志 智史 聡史 敏志 郷史 智司 里史 聡司 諭史 悟史 慧史 暁史 智志 知史 聖史 哲史*; satsuki 五月 皐月 颯希; satsuko 颯子; sawa 佐和; sayaka 爽香 清華 清佳 清香*
sayako 清子*; sayo 小夜; sayoko 小夜子; sayuri 小百合 早百合; seichi 成一*; seicho 清張; seigo 省吾* 正吾*; seiichi 成一 整一 正一* 政一* 盛一*; seiichiro 正一郎*
seiji 清治 誠治 征治 清次 盛治 靖二 精治 聖治 清司* 正治* 政治* 政二* 政司* 正司* 正二* 省二*; seika 星香 成香 星華 聖佳* 清華*; seiki 誠樹 清輝*
seiko 聖子 誠子 成子 征子 星子 生子* 清子*; seimei 晴明*; seina 聖奈 星奈; seiran 星蘭; seiryu 清流 青竜; seisaku 正作*; seishi 誠志 誠史 正史* 政史*; seishu 青洲 聖秀
seison 青村; seitaro 正太郎*; seito 星斗; seiya 誠也 清也 聖矢 星矢 征也 誠哉 聖哉 静也 星哉 聖也*; seizo 正三*; sekizen 積善; senju 千寿; senosuke 専之助; senri 千里*
seria 世理亜; seriko 芹子; serina 芹菜 芹奈; sesshu 雪舟 節舟; setsuji 節治; setsuko 世津子 説子; setsuna 刹那 雪奈; shiena 史恵那; shigeaki 成亮; shigebumi 重文
shigefumi 成文 重文*; shigehiko 成彦*; shigehiro 成博; shigehito 重人 成人; shigeichi 茂一*; shigeji 重次 重二; shigekazu 茂一 成和 重一; shigeki 成樹 重喜 重紀 茂喜 成己
shigeko 恵子* 成子*; shigematsu 重松; shigemi 成美*; shigenobu 成信; shigenori 成紀 成憲; shigeo 成夫 誠夫 調雄 成雄*; shigeta 重太; shigetaka 重威 成隆; shigetaro 重太郎
shigeto 重遠 重人* 成人*; shigetoshi 成俊; shigetsugu 重次*; shigeyoshi 重吉; shigeyuki 成行*; shiho 志保 史帆 史穂; shikanosuke 鹿之助 鹿之介; shiki 子規 志貴
shiko 志功 四皓; shimei 四迷; shimon 紫門; shinako 品子; shingen 信玄; shinji 真治 信治 伸治 晋治 新治 信次 真嗣; shinju 真珠; shinkichi 信吉*; shinko 森子 真子*
shinku 深紅 真紅; shinmei 真明; shinnosuke 辰之助*; shinpachi 新八; shinri 伸理; shinsei 真生 晋生 新生; shinshi 真志*; shinsho 慎正; shinsui 深水; shinto 信人*
shinya 真也 伸也 信也 信哉 伸哉 真哉 伸弥 親也 深夜 真矢* 真弥*; shinzaburo 信三郎 真三郎; shinzo 仁三 辰三*; shio 史緒; shiochi 潮一; shiomi 汐美
shion 詩音 紫苑 志音 史温; shiori 汐里 史織; shioriko 栞子 史織子; shiro 史郎 史朗 嗣郎 資郎; shizu 志津; shizuko 志都子 静香子; shizuma 静馬 鎮馬; shizuya 静也*
shobu 尚武; shodai 翔大; shogo 省吾 正吾 正五 省悟; shohei 正平 省平 荘平; shoichi 省一 捷一 晶一 勝一* 正一* 荘一*; shoichiro 正一郎 省一郎
shoji 正二 省二 庄治 省司 昭治 捷二 勝二* 正治* 正次* 将司* 正司*; shojiro 正次郎 正二郎 省二郎; shoken 匠健 昭憲 章憲; shokichi 省吉 正吉*
shoko 祥子 彰晃 湘子 硝子 匠子 晶子* 尚子* 聖子*; shonosuke 正之助; shosaku 正作; shosei 翔聖 将成*; shoshi 昭史; shosuke 正介 省輔 尚輔*; shota 正太 翔大*
shotaro 正太郎 尚太郎*; shoya 祥也 将也*; shoyo 逍遥 翔洋; shozaburo 正三郎; shozan 象山; shozo 正三 省三 正造 正蔵 捷三 晶三 省蔵 勝三*; shue 秀恵; shuei 秀栄
shuichi 秀一 宗一*; shuichiro 宗一郎*; shuji 秀司* 秀次* 宗二*; shuka 朱夏 秋佳; shuko 秋湖; shuma 秀麻; shumpei 隼平; shunga 春画; shunichi 旬一 春一*
shunji 俊治 駿治 旬二; shunki 俊輝 駿樹; shunsei 俊成 駿成; shunshi 俊史; shunsho 春章; shunsui 春水; shunsuke 隼輔 旬介 隼介; shunta 隼太 旬太; shuntaro 隼太郎
shunto 俊斗 駿斗; shunya 駿也 旬也 俊弥 駿弥 隼矢 隼也*; shuri 朱里 珠理 珠里*; shuro 秀郎*; shusaburo 修三郎; shusei 秋声; shusho 周昌; shusui 秋水; shuto 蹴斗
shuya 秀也*; sohei 荘平*; soichi 宗一 荘一; soichiro 宗一郎; soji 宗二 宗次 惣治 宗治* 聡司*; sojiro 宗次郎 宗二郎; soken 宗憲; soki 蒼生 颯希*; sokichi 宗吉
soma 奏真 蒼真 颯太*; sora 蒼空 想来; sosei 創成 蒼生*; soseki 漱石; soshi 聡志*; sosuke 宗介 宗佑 宗助 宗輔; sota 颯太 宗太 湊太; sotaro 宗太郎; soto 奏斗 蒼人
soya 宗也 奏也; soyo 素世; sozo 宗三; sugako 菅子; sugane 菅根; sukehiro 祐広 祐弘; sukekiyo 佐清; sukenobu 祐信; suketsune 祐経; sukeyasu 祐泰; sumie 純江 純恵
sumihito 澄人; sumika 純香 純佳; sumio 純夫 純男 純雄 清夫*; sumire 純礼 澄麗; sumireko 菫子; sumitaka 純孝; sumito 純人 澄人*; sumiyo 純代; sumiyuki 純之; sunao 素直
sushio 進夫; susumu 将夢; suzu 紗季*; suzuka 鈴鹿 涼花*; suzuko 寿寿子 涼子*; suzume 鈴芽; suzunosuke 鈴之助; tadaharu 忠治*; tadakazu 理和; tadako 唯子*; tadanari 忠也
tadao 匡男 直夫; tadashi 忠司 正志*; tadasuke 忠輔 忠相 忠助; tadateru 忠輝 唯輝; tadato 唯人; tadatsugu 忠次 忠嗣; tadaya 忠也*; tadayoshi 忠吉; tadayuki 斎之
taeko 妙子 泰江子; taichi 太地; taichiro 泰一郎; taiga 大河 大雅 大我 泰雅; taihei 太平; taiichi 泰一 鯛一; taiji 泰治 太二 大司* 太地*; taikan 大観 大鑑
taiki 泰希 泰輝 泰己 大貴* 大基* 大喜*; tairi 大理; tairiku 大陸; taisei 大成 大誠 大聖 泰正 大生*; taishi 大志 太子 大司* 太志* 太史*; taishin 大心; taisho 大将 大翔*
taisuke 太輔 太介; taito 大斗* 泰人*; taiyo 太陽 大洋 大陽; taizan 大山; takaaki 隆亮 恭章; takafumi 昂史 孝史* 貴史* 崇史*; takaharu 敬治* 孝治*; takahiro 貴大 敬大
takaji 孝次* 高次* 隆次*; takaki 孝樹 隆喜 宇貴 隆樹*; takako 天子 登子 敬子* 香子*; takamine 高嶺; takamoto 隆元; takanari 孝成*; takane 高嶺*; takanori 隆法*
takao 天雄 任男 恭夫*; takasaburo 孝三郎*; takashi 孝史 隆司 貴史 崇史 貴司 崇司 高司 多佳史 敬史*; takateru 孝輝 隆輝*; takatori 鷹鳥
takatsugu 隆嗣 孝嗣 貴嗣 敬嗣 崇嗣 孝次* 隆次*; takauji 尊氏; takayoshi 孝允 隆祥 孝喜*; takayuki 天之; takeaki 健明*; takefumi 武史* 丈史*; takefusa 建英
takeharu 丈治* 健治*; takehiko 雄彦 豪彦; takehiro 雄大*; takehisa 武寿; takehito 竹人 丈人 岳人* 健人*; takeichi 武一*; takeji 竹治 武司* 武次*; takekazu 武一
takeki 武喜 健樹*; takeo 建夫 豪夫 壮夫 武郎 健生*; takeshi 武司 武史 健史 剛史 岳史 丈史 毅史 建史 猛史 全志 雄史 健嗣* 剛志* 剛司* 雄志*; taketo 岳人* 健斗* 丈人*
taketsugu 武次 剛嗣; takeya 健也*; takeyoshi 武吉; takeyuki 雄之; takezo 武蔵*; taki 多紀 多喜; takuboku 啄木; takuji 卓治 拓治 琢治; takuma 匠馬 卓真
takumi 琢己 卓巳 卓美 拓己 卓己 卓三 内匠; takunori 卓典; takuo 卓夫 卓雄 卓生; takuro 卓郎 卓朗; takushi 卓志 拓史; takuto 卓人; takuya 卓也 卓哉 卓矢; takuyo 拓洋
takuzo 卓三*; tamaki 珠紀; tamiji 民治; tamon 多門 多聞; tamotsu 保津; tango 丹吾; tanji 丹治; tanyu 探幽; tanzan 湛山 丹山; tappei 達平; tarokichi 太郎吉; taruho 足穂
tateki 立樹; tateo 建男 建夫*; tatsuharu 辰治 竜治* 達治*; tatsuhiko 達比古 樹彦; tatsuhito 竜人*; tatsuichi 辰一; tatsuji 達治 辰二 辰次 辰治*; tatsujiro 辰次郎
tatsuki 達紀 竜樹* 竜生* 立樹*; tatsukichi 辰吉; tatsuko 立子* 竜子*; tatsuma 辰馬 竜馬*; tatsumi 辰己; tatsunori 達紀*; tatsunosuke 辰之助 辰之介 竜之助*; tatsuro 達良
tatsushi 達史 竜志*; tatsuto 竜人*; tatsuya 起也 竜矢*; tatsuyoshi 辰吉* 達良*; tatsuzo 辰三 辰造; teiichi 禎一*; teiji 貞二 貞次*; teijiro 貞次郎*; teijo 汀女; teika 定家
teiko 禎子*; temma 天真; tenko 天光; tenmei 天明; tensho 天翔; teppei 哲平 鉄平 徹平; teruaki 晃明 耀明; teruhisa 輝尚; teruhito 瑛仁; teruichi 輝一; teruji 輝治 照治
terukazu 輝一*; teruki 輝紀 輝貴 瑛貴; terumi 晃美; teruo 晃雄 瑛夫 晃夫; tessai 鉄斎; tessei 鉄生; tesshin 鉄心; tessho 哲章*; tesshu 鉄舟; tetsuaki 哲章; tetsufumi 哲史*
tetsuharu 哲治*; tetsuji 哲治 鉄治; tetsushi 哲史 徹史; toju 藤樹; toki 登紀 朱鷺; tokiwa 常盤; toko 瞳子 透子 統子 塔子; tokuhiro 徳宏; tokuji 徳治; tokuko 徳子
tokuma 徳真; tokuro 徳郎 篤郎 得郎; tokusaburo 徳三郎; tokuya 徳也; toma 当麻 透馬 十真; tomekichi 留吉; tomeko 留子; tomeo 留男 留雄 留夫; tomie 富美枝; tomoaki 朝明
tomoe 智恵* 知恵*; tomofumi 智史* 知史*; tomohiko 朝彦; tomohito 友人 知人 智人 寛仁 倫人; tomoichi 朝一; tomoji 友二; tomojiro 友次郎 友二郎 朝次郎
tomoka 友佳 智香* 友香*; tomokazu 智一 知一 朋一; tomoki 智貴 友喜 知紀 智生 友紀* 友貴* 友樹* 友希*; tomoko 智子 皆子*; tomomi 智美 友美*; tomonori 友紀; tomoo 朝雄 朝夫
tomotaka 友貴 朝隆 智貴*; tomoteru 友輝; tomoyoshi 朝義 知良*; tomoyuki 奉文 朝之; tomozo 友蔵 友三; torakichi 虎吉; toranosuke 虎之助; torazo 虎造 虎蔵; toru 十郎
tosen 東仙; toshiaki 寿昭 季明; toshie 利恵* 利江*; toshifumi 寿文 俊史*; toshiharu 寿治 俊治*; toshihide 寿英 寿秀; toshihiko 寿彦 聡彦 季彦 稔彦*
toshihiro 寿弘 寿博 寿浩 寿宏; toshihito 俊人 寿仁; toshiichi 利一* 敏一*; toshika 寿香; toshikazu 敏一 寿和 年一 寿一* 利一*
toshiki 寿樹 俊喜 俊紀 寿喜 俊貴 敏紀 寿紀 俊輝*; toshiko 寿子 登史子 東司子 聡子* 淑子*; toshimasa 寿正; toshimi 利三 敏己; toshimitsu 寿光; toshinari 俊成*
toshinobu 寿信; toshinori 寿則 俊紀*; toshio 寿雄 暁夫 季夫; toshiro 寿郎 寿朗; toshitaka 寿孝 俊貴*; toshiteru 利輝 俊輝*; toshito 俊人*
toshitsugu 敏嗣 利次 俊嗣 敏次 寿嗣; toshiya 寿也 寿哉 俊弥*; toshiyuki 寿之 寿幸 寿行 俊征; toshizo 利三*; toson 藤村; towa 永遠 十和; towako 永遠子; toya 透也 冬也 塔也
toyo 東洋; toyoharu 豊治*; toyoji 豊治; toyokazu 豊一; toyoki 豊喜; tsuchio 土男; tsugio 二男 嗣雄 嗣夫; tsuguharu 嗣治; tsuguji 嗣治*; tsugumasa 継正; tsugumichi 継道
tsuguto 継人; tsuguyoshi 次義; tsukasu 津加佐; tsunayoshi 綱吉; tsuneharu 恒治*; tsunejiro 恒次郎; tsuneko 経子*; tsuneo 庸雄; tsuneta 恒太; tsunetaro 恒太郎
tsuneyoshi 常吉 恒吉; tsutae 蔦枝; tsutako 蔦子; tsutomu 力武 勝務; tsutoshi 努志; tsuya 通也*; tsuyako 艶子; tsuyoshi 剛志 剛士 剛司 侃士 豪志*; tsuyuko 露子; uchu 宇宙
uhei 宇兵; ui 羽衣; uichiro 宇一郎; uiko 有為子; ukyo 右京; umihiko 海彦; uno 宇乃; unosuke 宇之助; ushio 丑夫 牛雄; utae 歌江 詩絵; utako 歌子 詩子; utamaro 歌麿
utaro 宇太郎; waka 和歌 和花 和佳*; wakaba 若葉; wakana 和奏; wakichi 和吉; wasaburo 和三郎; washichi 和七; washio 鷲夫; yachiyo 八千代; yae 八重; yakumo 八雲
yamato 大和 山登; yashiro 矢代 八州; yaso 八十; yasoji 八十二 八十治; yasube 安兵衛; yasubei 安兵衛*; yasufumi 泰史* 靖史*; yasuharu 安治 康治* 泰治*
yasuhiro 裕弘 泰大 恭大 育弘; yasuhisa 泰尚; yasuichi 安一 康一* 泰一*; yasuji 安二 安次 康二* 靖二* 安治*; yasujiro 安二郎 安次郎 安治郎; yasukazu 康一*
yasuki 康貴 康紀 康喜* 康樹* 泰己*; yasuko 八洲子 坦子 恭子*; yasumasa 泰正*; yasumoto 康元 泰基; yasunari 康也*; yasunobu 康信*; yasunori 康紀*
yasuo 恭夫 八洲雄 廉夫 鎮雄 裕夫 康生*; yasushi 泰史 靖史 保史 靖司 弥寿史; yasusuke 安輔; yasutaka 康貴*; yasutaro 安太郎; yasuteru 康輝 安輝 泰輝*; yasuto 泰人
yasutomi 康臣; yasutsugu 康嗣 泰嗣 靖嗣; yasuya 康也*; yasuyoshi 安吉; yasuzo 安蔵 安三; yataro 八太郎; yayoi 弥生; yodo 容堂; yohei 瑛平; yoichi 与一; yoichiro 与一郎
yoji 洋治 葉治; yojiro 与次郎; yoka 陽香 蓉花; yoko 洋子 陽子 蓉子 庸子 揺子 遥子 楊子 燿子; yonosuke 世之介 与之助; yoriaki 順明; yorihiko 順彦; yoriko 順子* 賀子*
yorio 順夫; yoriyuki 順之; yosaburo 与三郎; yosaku 与作; yoshiaki 由明 佳明 禎章 美明 祥明 佳昭 仁明; yoshichika 愛親; yoshie 佳江 佳恵 淑江 佳枝 由枝
yoshifumi 佳史 佳文 義郁 由文 祥史; yoshiharu 義治 佳治 由治 佳晴 良治*; yoshihei 義平; yoshihide 義偉 祥秀 佳英 佳秀 由英; yoshihiko 佳彦 由彦 美彦 祥彦 圭彦 喜彦*
yoshihiro 佳弘 佳宏 由弘 祥弘 佳広 佳裕 由紘 義大 美裕 祥宏 佳浩; yoshihisa 佳久 義尚 祥久 由久; yoshihito 由仁 好人 佳仁 芳人 宜仁; yoshiichi 由一 吉一
yoshiji 義二 好二* 義治*; yoshijiro 由次郎 吉次郎 義次郎; yoshika 良香*; yoshikazu 義一 嘉一 由和 佳和 佳一*; yoshike 義家
yoshiki 佳樹 芳紀 圭樹 良紀 佳紀 義貴 祥樹 吉貴 孝樹* 義輝*; yoshiko 淑子 美子 佳子 由子 賀子 可子 慶子* 吉子* 喜子* 禎子* 祥子*; yoshikuni 美邦; yoshikura 良庫
yoshima 義真; yoshimasa 祥正 佳正 由雅 佳真 美正; yoshimatsu 義松 吉松; yoshime 吉目; yoshimi 佳美 祥美 佳巳 芳己 佳実 好実* 由美*; yoshimitsu 由光 佳光 美光 祥光
yoshimoto 義元 嘉基 義基 良基; yoshimutsu 義睦; yoshinao 義尚*; yoshinari 佳成 好成; yoshino 佳乃 美乃; yoshinobu 由伸 慶喜 佳伸 由信 佳信 佳延 祥伸
yoshinori 佳則 佳典 由典 美徳 圭典 祥則 芳紀* 良紀* 佳紀*; yoshinosuke 義之助; yoshio 由雄 由夫 美雄 佳男 由男 淑夫 佳夫 美夫 佳生 祥雄 禎夫 賢夫 穆雄 良生*
yoshiro 由郎 美郎 佳朗 佳郎 祥朗 吉郎*; yoshisaburo 義三郎 吉三郎*; yoshisato 義里 良里; yoshishige 慶滋 佳重 好成*; yoshisuke 義助 義介 義輔 義祐 善助
yoshitaka 佳孝 孝高 佳隆 由孝 圭隆 祥隆 佳敬 美隆 義貴*; yoshitake 義剛; yoshitaro 義太郎 由太郎 好太郎; yoshitatsu 義達; yoshiteru 義輝 良輝 吉輝 芳輝 嘉輝 慶輝 善輝
yoshito 由人 佳人 佳斗 慶人* 芳人*; yoshitomo 佳友 佳朋; yoshitoshi 佳敏 佳俊 美利; yoshitsugu 義次 義嗣 嘉嗣 喜次 佳嗣 芳次 由嗣 吉次; yoshiya 善也 佳哉 由也 良也*
yoshiyasu 佳保; yoshiyuki 佳之 由之 由幸 由行 佳幸 祥之 佳行 善幸 圭之 悦行 禎之 祥行 賢之; yoshizo 由三 吉三; yua 優亜 由亜; yube 夕部; yudai 雄大 優大 雄代; yui 由依 優依
yuichi 邑一; yuika 唯花 唯香; yuiko 唯子; yuina 結菜 唯奈 唯菜; yuito 結斗 結人 結翔 唯人*; yuji 祐治 裕治 雄士 佑治 優治 有治 友二*; yujiro 友次郎*
yuka 有香 友香 裕香 有佳 裕佳 優佳 友佳*
yuki 由紀 有希 由貴 裕樹 有紀 裕貴 友樹 友希 祐紀 有樹 裕希 祐貴 夕紀 夕貴 悠貴 優貴 雄貴 佑紀 有輝 裕輝 優紀 裕基 有季 裕紀* 友紀* 友貴*; yukie 幸枝 幸恵* 幸江*
yukiharu 幸治*; yukihiko 征彦; yukihira 行平; yukihiro 征弘 如弘 征宏; yukiji 由紀治 雪路; yukika 幸香*; yukiko 幸子* 征子*; yukimura 幸村; yukina 雪奈*; yukinari 征也*
yukinobu 征信 幸伸*; yukinori 征紀 征典; yukio 幸雄 幸夫 幸男 征夫 征雄 征男 幸生 至夫 往雄 倖雄; yukitaka 征隆; yukito 征人; yukitsugu 幸嗣; yukiya 征哉
yukiyo 幸代* 幸世*; yuko 裕子 祐子 有子 由布子 木綿子 右子 柚子 遊子 由子*; yuma 由真 優真; yumi 由美 友美 有美 弓美; yuna 友菜 柚菜 結菜*; yura 由良 結良
yuri 百合 友里 有里 裕里 友梨; yuria 百合亜; yurika 友里香; yusa 遊佐; yusei 優成 勇征 優聖 佑成; yushi 雄志 悠史 有志 雄史*; yusho 優勝; yutaro 由太郎*
yuto 悠翔 裕斗 勇人* 優人* 友人* 結斗*; yutoku 有徳; yutori 悠鳥; yuya 裕也 有也 裕矢; yuyuko 幽幽子; yuzo 友三* 由三*; yuzu 柚子*; yuzuha 柚葉; yuzuho 柚穂
yuzuka 柚香 柚花; yuzuki 柚希 柚月 結月 優月; yuzuko 柚子*; yuzuna 柚奈 柚菜*; yuzuru 結弦 柚瑠 由鶴; zenko 善幸*; zenya 善也*; zenzaburo 善三郎; zuien 瑞円; zuiho 瑞鳳
`;

/** Given names of two characters that the parts give and that are frequent, written one after the other. */
export const REGULAR_NAMES = `
亜希昭文昭博明宏昭宏昭久明久彰久明仁秋穂明穂明正秋美明菜明奈昭信明信昭典明典昭則昭雄明人昭義明義昭良亜美杏奈杏菜杏里有朋麻美朝美敦美淳美篤人彩香綾香彩花彩美綾美綾乃彩乃歩美愛理愛梨
愛菜愛香愛華安吾文二文吉文太文三千秋千明千晶千恵千春千晴千尋千裕千紘千穂千佳千香千景千世長吉忠一忠三大作大造大蔵英吾栄吾栄一英一瑛一英二栄治栄吉永吉栄美詠美栄作英作栄三英三栄造絵美
絵奈絵里悦雄悦司悦二絵麻藤雄福三芙美文明史明文恵文博文宏史浩文麿文信文則文徳文雄文武文隆史隆文孝文幸文敏文俊文康文義房雄冬美元一源一源蔵儀平銀蔵花恵花絵晴恵晴久治久春久春香晴美春美
治美春奈春菜晴信治信春信春雄晴義治義春義初恵初美初雄隼雄速雄隼人平吉平八平太平蔵平三秀明英明秀昭秀文英文秀治秀晴秀弘英弘英裕秀仁秀勝英勝秀和英和秀政秀正英正秀美秀実英光秀光英直秀直
秀信英信英伸秀則英則秀典英雄秀雄秀臣英臣英志秀忠英忠秀隆英隆秀孝英武秀人英朋英俊英寿秀俊英世秀康秀保英康秀義秀行比呂博明弘明宏明弘恵裕恵博治博英裕英博久裕久弘久裕仁博勝弘勝裕和弘和
博正弘正裕正裕美博美弘美弘道博道博光弘光広光弘直博信弘信裕信弘典博則宏典広重博茂博隆弘隆弘武博人裕人寛人浩智博俊浩敏弘敏博康弘泰博義弘義久恵久明寿明久昭久光久信久典久則久雄寿人久敏
久利久弥久義久芳久幸仁美一太市蔵一造郁恵郁美育美育未郁雄伊織逸雄岩雄譲二丈二順平純一淳一順一純二淳二順二順三純三淳三樹里十三重蔵果歩覚三加奈佳奈香奈兼雄金雄兼人兼良兼好兼行寛一貫一
幹太香織香澄勝明克明勝昭勝英勝秀勝弘克洋勝広勝久克久勝仁克仁香月勝正勝政勝美克巳勝元勝成勝信克信勝則克典勝紀勝雄勝隆勝人克人勝利勝敏克俊勝義克義克行和明一明和昭和恵和文一文和治一治
和秀和英一秀和弘和広和宏和久一久一仁和仁和希和正一正和政和美和実和道和光和永和成和音和信一信和伸和則和典一則一臣和臣一沙和志一志一茂和重和孝一孝和隆和人一人和知和敏和俊一敏一豊和豊
和康和世和義一義和良和幸和行圭吾啓吾敬吾圭一恵一啓一啓二圭二慶太恵三敬三圭三健一謙一賢一健吾賢吾謙吾健二賢治健司健吉謙吉賢吉健作謙作賢作賢正賢志健太賢太健三賢三謙三喜八喜平喜一紀一
菊次菊雄公明公恵公博公則公徳君雄公孝公敏公俊公利公義公良欽吾金吾謹吾欣一金一欣二欣司金作欣三金三金蔵喜作清明清昭清秋清恵清文清史清春清秀清英清弘清広清仁清和清美清海聖美清正清光清則
清徳清信清重清茂清澄清隆清孝清貴清武清照清人清敏清俊清利清泰清行清幸康平公平浩平小春浩一幸一光一浩二浩司幸司幸吉孝吉是清惟義耕作幸作琴美琴海琴乃小雪浩三幸三孝三恒三邦明国昭国明国治
邦治国春邦弘国弘邦久国久邦和邦正国政国光邦光国利邦俊邦康国康国芳邦義国義恭平恭兵京平恭一京一喬一恭司恭二京香鏡花京美京太恭三京三久一久作久蔵久三真帆真穂麻衣真衣真希真美真実真奈真菜
真理真里正明雅明雅恵雅史雅文雅治正英雅英正弘雅弘正博正久昌久雅久雅仁正勝政勝正克正和雅和政和雅美政美正道政道正満政光正直雅直政直正成政成正信政信昌信正則正紀正雄正臣雅臣雅志政重正隆
雅孝正武正種正人雅人正富正敏正俊雅俊雅康昌康正義正芳正行益次増次真澄松恵松雄真弓芽衣道明道昭通明道恵道弘道広道則道徳道雄道隆通孝道義道良美恵三恵美春美晴三春美穂美帆美香美佳美加幹雄
幹人美美美奈三奈美波峰雄美緒美織美麗美玲美佐美沙美紗美津光明光昭光章光恵光晴光秀光英光弘光博光宏光久光政光正光美満美光信光伸光則光徳光典光雄光孝光隆光照光俊光敏光利光康光保光世光義
光良光芳光幸光行美輪美弥美世美好美優美幸美夕瑞恵瑞穂水穂瑞希百恵桃香護煕守弘守正盛雄守孝守人守義元親元春元秀元弘基弘元久元美元成元信基典元雄元康元義元良基義宗弘宗広宗明宗春宗光宗徳
宗雄宗孝宗人宗利宗義宗行睦美睦雄長秀長治長広長政永雄長雄長義菜穂奈美菜美奈奈菜菜七恵七海七瀬菜緒直明直昭直恵尚恵直文直史尚文直秀直弘直宏直久尚久直一直次直二直和直政直正直美尚美直道
尚道直光尚光直信直則直隆直孝直武直人直登直敏直俊直義直良直幸直行直三直純成明成昭成良成義成幸奈津夏絵夏希夏美夏海夏乃夏生夏雄寧寧信明伸明信昭信恵信秀信英信弘伸弘信博信久信勝信和伸和
信正信政信道信通信光伸光信長信成信雄信忠信孝信隆信武信友信俊信敏信綱信康信義信良信好信行典明憲明則明徳明典弘憲弘徳弘紀久紀香紀和憲和則和典正憲政則道紀孝憲武則武典俊憲康典義紀義徳義
礼一礼二玲二礼司麗華玲香麗香麗美玲美礼美玲奈麗奈怜奈礼三蓮司理恵理絵理穂理一理香梨花力丸力雄力弥力三力蔵陸雄理奈梨奈梨乃林平林蔵林三理沙梨沙律雄瑠衣瑠夏留美瑠美るみ瑠奈瑠璃るり良吾
良平亮平良一亮一諒一良二亮二良吉良作亮作亮太良太涼太良三良造亮三隆吾竜平隆平隆一竜一竜二隆二隆吉竜吉竜太隆太隆三竜三祥恵貞明定明貞昭貞恵貞文貞治貞春定治貞弘貞広貞久貞勝定勝貞美定美
貞光定信定則貞雄定雄貞義定義貞良貞行沙穂作次作造作蔵沙奈沙織佐織沙羅沙里里美沙月沙耶紗世誠一清一精一誠司誠二清二清吉清作清三清蔵仙吉専三節雄重明茂明茂昭茂文重治茂治重春重弘茂弘重博
重久茂久茂二繁次重和茂和重政重正茂美重美繁美茂光重道重盛重信茂信重徳重則茂徳茂雄重雄重忠重孝重隆茂人重利茂利重俊重保重義茂義重行茂三志穂志麻慎吾信吾真一信一伸一真司慎二真二慎吉新吉
志乃詩野志信晋平新平晋作信三詩織志織静恵静香静雄昌平昭一昌一昭二昌二昌吉庄吉昭作庄七昭七翔太昭三修吾秀吾修平周平秀平修一周一修二修司周吉修吉俊平春平駿平俊一駿一俊二俊司俊吉春吉俊作
俊三春三俊蔵周作秀作修作修造修三秀三壮一聡一総司草平壮太末吉末雄杉雄助雄すみ澄恵澄雄鈴恵涼香鈴美鈴奈忠明忠昭忠章忠文忠史忠晴忠春忠弘忠広忠博忠久忠勝忠克忠和忠正忠政忠美忠巳忠光忠信
忠則忠典忠紀忠雄忠臣忠興忠孝忠敬忠人忠利忠敏忠俊忠常忠康忠保忠義忠良忠好忠行忠幸多恵太一泰司泰二泰三泰造隆明孝明高明隆文孝文貴文隆治隆春隆英孝英隆秀孝弘隆弘貴弘隆久孝久貴久孝仁貴仁
隆和孝昌隆正孝正孝道隆道隆光孝光貴光隆盛隆成隆信孝信高信孝則孝典隆則孝雄隆重孝重隆人孝人隆俊孝俊貴俊隆康孝康孝義隆義武明武昭武文健文武治武春丈晴武秀武弘剛弘武久武仁竹一武二武和武正
武美武道武光武直武信武則武徳武紀武雄武臣武重武茂武人武俊武敏武利竹虎武義武良武幸武行武三竹蔵滝蔵卓司拓司卓二琢磨卓造珠恵珠美玉美珠実珠緒珠希多美民平民雄民弥種雄達弘竜宏達二達吉達美
辰雄達雄達志達人達行達三達蔵貞一悌一禎二悌二貞三禎三定三天馬天心輝明照明輝昭照恵輝弘輝久照久照二輝和輝政照正輝正輝美照美輝光輝雄輝人輝義照義照幸哲明徹治哲弘哲宏哲久哲一哲二哲司哲雄
哲志哲太哲人鉄山哲三鉄三徹三東一藤吉時弘時政時雄徳一徳平徳二徳次徳馬徳三徳蔵登美富恵富治富久富市富一富二富次富雄富三富蔵智明知明友昭友恵智文智治知治友治智英友英知英智弘智博知弘智久
知久友久智仁知二朋香知香智和友和智正知美友道知道智光友光知成友成智信友信智則友則智紀友雄智雄知孝智康知義智義友義寅吉虎雄寅雄寅三敏明俊明利明俊恵敏文俊文利文敏治俊春敏英俊英利英敏弘
俊弘俊博敏久利久俊久敏仁敏勝俊勝利勝敏和俊和利和利国俊正利正敏正敏美俊美利美利通敏道俊道敏光俊光利光俊直利成敏成敏信俊信利信敏則俊則利則敏雄利重利忠俊隆利隆敏孝敏人俊康歳三敏三豊明
豊昭豊秋豊広豊春豊久豊次豊二豊和豊吉豊美豊雄豊三豊蔵次雄綱雄恒明常明恒久常久常一常市恒和常正恒美恒雄恒敏恒義常義恒行常行常蔵鶴吉鶴雄卯一梅雄若菜若奈弥平弥一弥市弥七康明泰明保明康恵
康文康史泰文康晴康秀康弘康博泰弘康久泰久康仁保二泰和康正安正康雅保美康美泰美泰道康光泰光安光康成泰成泰信安信康則康徳泰則康隆康孝泰孝康人靖人康友安芳保三洋平陽平洋一陽一要一洋二洋司
要二頼政頼道頼通頼宣頼朝義明良明嘉明義周義親義文良文芳文義春善治芳平義秀義英良英義弘義博良弘義久芳久良久芳一義兼義賢義勝芳勝良勝良和義和義清義国義邦芳正義正義政義美芳美好美義道義光
芳光善光義守義盛良守吉宗義宗義長義直義成良成義信義則義典義教義雄義興義貞義重良重義忠良忠義隆義孝良孝義武義照義人義富義友義虎義敏良敏義経義康義行義幸芳三良純由恵勇吾雄吾雄平裕平結衣
由衣雄一裕一祐一雄二裕二祐二由香由佳優香諭吉勇吉雄吉幸文幸春幸晴幸秀行秀幸弘幸宏幸博幸久幸仁幸正幸政雪美幸光行光行長幸成雪乃幸乃幸信幸則幸典幸徳幸重行重幸隆幸孝幸人雪人幸利幸康幸義
幸良行義弓恵優奈優菜由里優作雄作勇作勇志雄太優太雄三裕三勇三善一善次善二善吉善蔵
`;

/** How a character is read at the start of a given name; a plus before the reading says that it comes from Chinese (義 yoshi and gi). */
export const FIRST_PARTS = `
a 亜 阿; ai 愛 藍; aka 赤 朱 明*; aki 明 昭 章 彰 晃 秋 晶 顕 暁 日* 朗 亮* 聡*; ama 天; ami 網; an 杏; +an 安; ao 青 葵 蒼 碧; ari 有 在; asa 朝 麻 浅
atsu 敦 篤 淳 厚 温 惇 淑*; aya 綾 彩 文* 絢 礼* 郁*; ayu 歩 鮎; +bun 文; chi 千 知* 智* 茅; chika 親 近 周* 慎*; +cho 長; +chu 忠; +dai 大; e 恵* 絵 江 枝
+ei 英 栄 永 瑛 鋭 詠; etsu 悦; fuji 藤; fu 富* 芙 風; fuku 福; fumi 文 史 郁* 典*; fuyu 冬; fusa 房 総*; gen 源 弦; +gen 元 玄; +gi 義 儀; +go 剛 豪 悟 吾; gin 銀 吟
hachi 八; hana 花 華 英*; haru 春 晴 治 陽 遥 悠* 東* 暖 明*; hatsu 初; haya 早 隼 速 駿; hide 英 秀; +hei 平; hira 平; hiko 彦
hiro 弘 博 浩 宏 裕 広 寛 洋 大 紘 央 尋 啓* 拓* 容* 泰* 礼* 敬* 煕; hisa 久 寿 尚* 玖; hito 仁 人 一*; ho 穂 帆 保*; hoshi 星; i 伊 衣; ichi 市; +ichi 一 壱
iku 郁 育 幾 生*; ima 今; isa 勇* 功* 勲; itsu 逸 五; iwa 岩 巌; +jo 丈 譲 穣; +jun 純 淳 順 潤 準 惇 隼 洵 旬; +ju 寿 重 十 樹; ka 佳 加 香 花 夏* 嘉* 華 果 可 歌 和*
kage 景 影; +kai 海 快 魁 開; +kaku 角 覚; +kan 寛 貫 勘 幹 完 官; kana 奏 叶; kane 兼 金 鐘; kata 方; katsu 勝 克 活 且; kazu 和 一 数 寿* 知* 量 千* 紀* 員
+kei 恵 圭 啓 敬 慶 桂 景 渓 佳 蛍 契 継; +ken 健 賢 謙 憲 研 建 顕 兼 堅 剣 拳 絹 絢; +ki 喜 希 紀 貴 基 毅 輝 軌 騏 記; +kichi 吉; kiku 菊; kimi 公 君 仁*; kinu 絹
+kin 金 欣 欽 錦 均 謹; kiyo 清 聖 潔 淳* 浄 雪*; +ko 光 幸 弘 孝 浩 宏 康 公 耕 功 広 航 晃 恒 紘 洸 昂 高 興 鴻 厚 皓 江 洪 好 滉 虎 鉱 剛*; ko 小 木; koto 琴 采
kore 是 惟 伊* 維; kuma 熊 隈; kuni 国 邦 州 郁* 圀; kura 蔵 倉; kusu 楠; +kyo 恭 京 匡 享 喬 杏 協 鏡 教 響 今日; +kyu 久; ma 真 麻 万 茉 摩 満* 磨; maki 牧 槙 巻; mame 豆
mana 愛* 学; mari 毬 鞠; maru 丸; masa 正 政 雅 昌 将 匡 真 勝* 聖* 柾 優* 昂 理* 允 征 誠 方 全 公* 仁* 当; masu 益 増 升; matsu 松; me 芽
mi 美 三 実 未 見 巳 水* 深 海 心*; michi 道 通 路 倫* 理* 迪 充*; miki 幹 樹*; mine 峰 嶺; mitsu 光 満 充 三* 貢; miya 宮 都 雅*; mizu 瑞 水; mo 百* 萌 茂*; momo 桃 百
mori 守 盛 護 森; moto 元 基 素 本 求 資* 幹* 始; mune 宗 統; mura 村; mutsu 睦 陸*; na 奈 菜 那 名; naga 長 永 修*; nami 波 浪 並; nana 七; nao 直 尚 順* 如; nari 成 也 就
naru 成* 鳴; natsu 夏; ne 音; no 野 乃; nobu 信 伸 宣 延 展 暢 亘 房* 喜* 修* 述 順* 允* 惟* 頌
nori 則 典 憲 紀 徳 範 規 法 教 宜 矩 功* 敬* 孝* 倫* 礼* 慶* 宣* 乗 昇* 寛*; o 雄* 緒 央* 小* 乙; oki 興 沖; oto 音 乙; +ran 蘭; +rei 礼 玲 麗 怜 令 鈴; +ren 廉 蓮 錬 連
ri 理 里* 利* 梨 莉 璃 李; riki 力; riku 陸; +rin 倫 林 凛 鈴 麟; ritsu 律 立; roku 六 禄; +roku 六 禄; ru 留 瑠 流 琉; +ryo 良 亮 涼 遼 諒 凌 僚 了 稜 陵 綾 龍*
+ryu 竜 隆 柳 流 琉 劉 立; sa 佐 沙 紗 早 砂 左 咲 小*; sachi 幸* 祥 佐知; sada 貞 定 禎 節* 完* 真*; saka 栄* 坂; saki 咲; +saku 作 朔 策; saku 咲*; sakura 桜
sane 実* 真*; sato 里 聡* 智* 敏* 郷 悟* 知* 慧 怜* 諭* 理*; sawa 沢 爽; saya 清* 爽; +sei 誠 清 精 聖 成 征 正 政 晴 静 星 省 靖 盛 勢 世 青 生; +sen 千 泉 仙 専 宣
se 世 瀬; setsu 節 雪* 摂; shi 志 詩 史 紫 梓; +shi 志 史 士 司 資 四 嗣; shiba 柴; shibu 渋; shige 茂 重 繁 成 滋 薫* 慈 恵* 栄* 誠*; shima 島
+shin 信 真 慎 進 晋 新 伸 紳 心 親 鎮 臣 辰 振 申 森 深; shino 忍 信*; shiro 城 白; shizu 静 鎮 倭 閑
+sho 正 昭 昌 章 翔 祥 彰 省 将 尚 庄 匠 勝 荘* 笙 奨 渉 昇 小 松 生* 承; +shu 修 秀 周 脩 宗 収 柊 州 洲 秋 守 主 朱; +shun 俊 駿 春 峻 舜 旬 隼 瞬 竣
+so 宗 総 壮 聡 惣 荘 創 奏 颯 草 相 蒼 爽 曽 想; sono 園 苑; sora 空 宙; su 須 寿* 素*; suke 助 輔 資 佐*; sue 末 季; sugi 杉; sumi 澄 純* 清* 住; suzu 鈴 涼 錫
ta 多 太 田; +ta 太; tada 忠 正* 唯 直* 匡* 理* 惟* 只 伊*; +tai 泰 太 大 退; taka 孝 隆 貴 高 崇 敬 卓 尊 恭* 尚* 喬 鷹 天* 考 峻* 堯* 尭 宇 岳* 節* 香*
take 武 健 剛 毅 猛 岳 丈 竹 建 雄* 威 彪 壮* 豪* 赳 偉; taki 滝 多喜; +taku 卓 拓 琢 択 匠; taku 拓 卓 琢 匠; tama 玉 珠 環 瑞* 圭*; tami 民; tamo 保*; tane 種 胤
tate 立 建* 盾 館; tatsu 達 竜 辰 立 龍* 樹* 建*; +tei 貞 禎 悌 定 汀; +ten 天 典; teru 輝 照 晃* 光* 暉 瑛* 英* 昭* 映 旭*; tetsu 哲 徹 鉄; +tetsu 哲 徹 鉄; to 十 登 杜 都
+to 藤 東 冬 統 桃 登; toki 時 斎* 朱鷺 季*; +toku 徳 篤 督; tome 留 留; tomi 富 臣 福*; tomo 智 友 知 朋 朝 倫 具 伴 共 奉 巴 与 寛* 公*; tora 虎 寅; tori 鳥 酉
toshi 敏 俊 利 寿 年 稔 季 歳 淑 駿* 才 聡* 齢 紀* 逸* 福* 隼*; toyo 豊 東洋; tsu 津 通*; tsubu 円; tsugi 次 継 嗣*; tsugu 嗣 継 次* 貢* 紹; tsuki 月; tsuna 綱 維*
tsune 恒 常 経 庸* 倫* 久*; tsuru 鶴 弦*; tsuyo 剛 強 毅; u 宇 羽 卯; ume 梅; uta 歌 詩; wa 和; waka 若 和歌 稚; ya 弥 矢 八; yae 八重; +ya 弥
yasu 康 泰 靖 保 安 恭 裕* 慶* 育* 寧 容* 庸 廉* 能* 八州 弥寿; yo 世* 代 与; +yo 洋 陽 要 庸 容 葉 瑶 耀 曜 羊 遥; yori 頼 順* 依 由* 之* 和* 賀* 縁
yoshi 義 良 芳 嘉 佳 善 由* 喜 好 吉 慶 祥 能 欣 淑 美* 宜 孝* 禎 儀 恵* 快 至 圭* 賢* 克* 賀* 悦* 允* 彬 資* 慎* 可* 仁* 惟*; yu 優 由 結 夕 柚
+yu 雄 裕 祐 勇 悠 優 友 有 佑 由 侑 湧 諭 勲 祐; yuki 幸 行 之 雪 征 由紀 起 如* 是* 至* 敏* 恭* 千*; yume 夢; yumi 弓; yuri 百合; +zen 善 禅 全
`;

/** How it ends a given name; a plus wants the reading from Chinese before it (義一 giichi and yoshikazu). */
export const LAST_PARTS = `
aki 明 昭 章 彰 晃 秋 晶 顕 亮* 聡* 暁 朗*; +bei 兵衛; chika 親 近 周; chiyo 千代; +dai 大; e 恵 江 枝 絵 栄 重* 慧; +ei 英* 栄* 衛; +emon 右衛門; fumi 文 史; fusa 房 英*
+gen 元; +go 吾 悟 五 剛* 豪* 伍; +goro 五郎 吾郎; ha 葉 羽; +hachi 八; +hachiro 八郎; haru 治 春 晴 陽* 張*; hide 秀 英; +hei 平 兵; hiko 彦
hiro 弘 博 浩 宏 裕 広 寛 洋 大 央 煕 尋 啓 紘 皓 祐*; hisa 久 尚* 寿*; hito 仁 人*; ho 穂 帆 歩 保*; +ichi 一 市; +ichiro 一郎 市郎 一朗; iku 育; ji 路*
+ji 二 次 司 治* 児 爾 慈; +jiro 次郎 二郎 治郎 次朗; +jo 丞 譲*; +juro 十郎 重郎; +ju 寿*; ka 香 佳 花 加 華 夏 歌 果 霞; kado 門; kage 景; +kan 観 寛*; kane 兼
kata 賢 方; katsu 勝 克; kazu 和 一* 数 寿* 員; ki 樹 希 輝 紀* 貴* 基 喜* 毅 己 城 生* 季 木 機 岐 規* 記 気 幹* 来; +kichi 吉; kimi 公; kiyo 清; +ko 光* 幸* 孝*; ko 子
koto 琴; kuni 国 邦; +ma 馬 磨 真* 摩; maro 麿 麻呂; maru 丸; masa 正 政 雅 昌 将 匡 真* 理* 方 允 征 柾; mi 美 実 海 未 巳 見 己* 視; michi 道 通 路; mitsu 光 満 充
mori 盛 守 護; moto 元 基* 素 本; mune 宗; muro 室; na 奈 菜 那 名; naga 長 永; nami 波; nao 直 尚; nari 成 也*; ne 音; no 乃 野; nobu 信 伸 宣 延 展 暢; +nojo 之丞
nori 則 典 憲 紀 徳 範 規 教 法 矩 孝* 宣* 功 倫* 敬*; +nosuke 之介 之助 之輔 之佑; +noshin 之進; o 夫 雄 男 生 郎* 緒 央* 於 桜*; oki 興; omi 臣; ori 織; oto 音*
ra 良* 羅 来*; +rei 玲 麗; ri 里 理 梨 莉 利* 璃 李; rika 里香 理香 梨花; ro 郎 朗 老 路 呂; +roku 六; ru 瑠 留 流 琉; sa 沙 紗 佐 砂; sada 定 貞; +zaburo 三郎; saburo 三郎
sachi 幸* 祥*; +saku 作 策; se 世* 瀬; +sei 成* 正* 生* 星 誠; shi 志 史* 司* 士 嗣 詞; shige 重 茂 繁 成*; +shichi 七; +shin 心 信* 真* 臣* 進; +shiro 四郎 史郎 志郎
+sho 翔* 章* 将* 祥*; +suke 介 輔 助 祐 佑 亮 典* 資 丞* 甫 右; sumi 澄 純* 住; +ta 太 汰 多; tada 忠; taka 孝 隆 高 貴 敬 尊 崇 喬 鷹; take 武 健 毅* 剛* 岳 猛 建 威
tane 種 胤; +taro 太郎 太朗; tari 足; teru 輝* 照 晃*; tetsu 哲 徹; to 人 登 斗 都 翔 杜 音* 跡; toki 時; tomi 富 臣*; tomo 智 知 友 朋 朝 倫 共 具; tora 虎
toshi 敏 俊 利 寿 年 稔 才 歳 聡*; toyo 豊; tsu 津; tsugu 嗣 次* 継 亜* 二*; tsuki 月; tsuna 綱; tsune 恒 常 経 庸; u 羽* 宇; wa 和*; ya 也 哉 矢 弥 耶 谷 夜
yasu 康 泰 保 靖 安; yo 代 世 葉* 予 与 洋*; yori 頼 依; yoshi 義 良 芳 吉* 嘉 佳 好 喜 善 由 慶 祥* 允 能; yu 優 悠 由* 結 夕; yui 唯; yuki 之 幸 行 征 雪 如 敬*; yumi 弓
zane 実*; +zaemon 左衛門; +zo 三 造 蔵; zumi 純 澄*; +zan 山
`;

/** Characters that stand for a syllable, in names of three: 真理子 mariko, 由紀夫 yukio. */
export const SYLLABLES = `
a 亜 阿 安 愛; chi 知 智 千 稚; e 恵 江 枝 絵 栄 英 慧 依 衛; fu 富 芙 布 扶 婦 二; fumi 史; go 吾 瑚; ha 葉 羽 波; hi 日 比 妃 陽 緋; ho 穂 保 帆 歩; i 伊 衣 以 維 五
ji 治 路 児 二*; ka 香 佳 加 花 可 華 嘉 賀 夏 果 歌 鹿 珂; ki 紀 希 貴 喜 樹 季 木 輝 規 起 岐 記 生* 姫 綺 稀 妃* 己; ko 子 胡 湖; ku 久 玖 来; ma 真 麻 万 茉 摩 磨 満 馬
me 芽 女; mi 美 三 実 未 巳 見 海 光 水 箕; mo 百 萌 茂 桃; mu 夢 武; na 奈 菜 那 名 南; ne 音 祢 寧; ni 仁; no 乃 野 之; nu 奴; o 緒 央 雄 男 夫 生 桜; ra 良 羅 来* 楽
re 礼 玲 怜; ri 里 理 利 梨 莉 璃 李 俐; ro 路 郎 呂 朗; ru 留 瑠 流 琉 類; sa 佐 沙 紗 早 砂 左 咲 小; se 世* 勢 瀬; shi 志 詩 司 史* 士 紫; su 須 寿 素; ta 多 太 田
to 登 都 斗 人 十 杜 翔; tsu 津 都* 鶴; u 宇 羽*; wa 和 輪 羽*; ya 也 弥 矢 八 耶 哉 夜; yo 代 世 与 葉* 余; yu 由 優 裕 有 友 夕 祐 悠 結 佑 侑 柚 唯; yuki 幸 行
zu 津* 鶴* 寿*
`;

/** Surnames of one character that Chinese or Koreans have too. */
export const SHARED_SURNAMES = '林柳南秦武關谷平宮城桂牧柴柏仲巴';

/** Characters that only Japanese writes so: a name with one of them is neither Chinese nor Korean. */
export const JAPANESE_FORMS =
  '沢辺斎広恵実蔵栄竜桜浜滝徳円応関気経県顕厳黒収譲総聡増鉄伝稲豊満瀬塩亀衛営渕勲薫励穂緒巌戸楽横歩為覚頼鎮亜児剣姫暁渋辻畑込笹榊麿凪雫々';
