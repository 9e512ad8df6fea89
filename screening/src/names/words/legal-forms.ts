import { inEnglish } from './organisation-terms.ts';

/** Legal forms by family, commas between them; two forms of one family are the same, different families differ a little. */
const FORMS: Record<string, string> = {
  limited: `
    llc, l l c, limited liability company, limited liability partnership, llp, ltd, limited, company limited, co ltd, co limited, co ltd company
    pty ltd, pte ltd, pvt ltd, private limited, sdn bhd, bhd, sendirian berhad, berhad, pllc, lllp, ulc
    gmbh, g m b h, mbh, gesellschaft mit beschrankter haftung, mit beschrankter haftung, ug, e k, sarl, s a r l, societe a responsabilite limitee, eurl, sasu
    srl, s r l, societate cu raspundere limitata, societatea cu raspundere limitata, lda, ltda, limitada, sociedade limitada, eireli, s l, sl, slu
    sociedad limitada, sociedad de responsabilidad limitada, s de r l, s de rl, eirl, e i r l, societa a responsabilita limitata
    bv, b v, besloten vennootschap, bvba, b v b a, aps, anpartsselskab, spzoo, sp z o o, sp z oo, sp zoo
    spolka z ograniczona odpowiedzialnoscia, s r o, sro, spol s r o, spolecnost s rucenim omezenym, spolocnost s rucenim obmedzenym
    d o o, doo, drustvo sa ogranicenom odgovornoscu, drustvo s ogranicenom odgovornoscu, druzba z omejeno odgovornostjo
    eood, ood, druzhestvo s ogranichena otgovornost, kft, korlatolt felelossegu tarsasag, sia, sabiedriba ar ierobezotu atbildibu
    uab, uzdaroji akcine bendrove, ou, osauhing, ehf, xk, sh p k, shpk
    ooo, tov, tzov, too, odo, tda, aj, tovarystvo z obmezhenoiu vidpovidalnistiu, obshchestvo s ogranichennoy otvetstvennostyu
    tovarishchestvo s ogranichennoy otvetstvennostyu, tavarystva z abmezhavanay adkaznastsyu, zhshs, mchj, mmc, ok mchj
    limited sirketi, ltd sti, san tic ltd sti, tnhh, trach nhiem huu han, yugen kaisha, yuugen kaisha, godo kaisha, epe, ike
    youxian zeren gongsi, youxian gongsi, gufen youxian gongsi, yuhan hoesa
    fze, fzco, fzc, fz llc, free zone establishment, free zone company, free zone co, dmcc, wll, w l l, spc, zmm
    masuliyat mahdud, ba masuliyat mahdud, mahduda, al mahduda, dhat masuliya mahduda, baam, bm, b m
    private company limited, proprietary limited, proprietary ltd, private ltd, p ltd, pvt limited, pty limited, pte limited, company limited by guarantee
    clg, designated activity company, one person company, opc, opc private limited, unlimited company, l3c
    gesellschaft m b h, gesellschaft mbh, ggmbh, gemeinnutzige gmbh, unternehmergesellschaft, ug haftungsbeschrankt, haftungsbeschrankt
    entreprise unipersonnelle a responsabilite limitee, societe a responsabilite limitee unipersonnelle, suarl, sarlu, srlu
    societe privee a responsabilite limitee, sprl, s p r l, societe unipersonnelle a responsabilite limitee
    sociedad limitada unipersonal, sociedad limitada nueva empresa, s l u, s l l, sociedad limitada laboral, slne, s r l de c v
    empresa individual de responsabilidad limitada, sociedad de responsabilidad limitada de capital variable, sociedad comercial de responsabilidad limitada
    scrl, cia ltda, compania limitada, ltda me, ltda epp, sociedade por quotas, unipessoal lda, sociedade unipessoal lda, sociedade limitada unipessoal
    s r l s, srls, societa a responsabilita limitata semplificata, s r l unipersonale, srl d, srl unipersonale
    besloten vennootschap met beperkte aansprakelijkheid, ivs, ivaerksaetterselskab, einkahlutafelag, mazoji bendrija
    spolka z o o, sp z ograniczona odpowiedzialnoscia, spolecnost s r o, spolocnost s r o, j d o o, jdoo, jednostavno drustvo s ogranicenom odgovornoscu
    d n o, drushtvo so ogranichena odgovornost, dooel, d o o e l, ednolichno druzhestvo s ogranichena otgovornost, ednolichno ood
    shoqeri me pergjegjesi te kufizuar, korlatolt felelossegu
    tovarystvo z obmezhenoyu vidpovidalnistyu, tovaristvo z obmezhenoyu vidpovidalnistyu, obshchestvo s dopolnitelnoy otvetstvennostyu
    tovarystvo z dodatkovoiu vidpovidalnistiu, tdv, taa, zhauapkershiligi shekteuli seriktestigi, zhauapkershiligi shekteuli seriktestik
    jauapkershiligi shekteuli seriktestigi, jshs, masuliyati cheklangan jamiyat, masuliyati cheklangan jamiyati, mas uliyati cheklangan jamiyati
    mehdud mesuliyyetli cemiyyet, mehdud mesuliyyetli cemiyyeti, jamiyati dorovi masuliyati mahdud, jdmm, joopkerchiligi cheklengen koom
    zhoopkerchiligi cheklengen koomu, zhchk, jchk, hojalyk jemgyyeti, raspunderea limitata, sahmanapak pataskhanatvutyamb ynkerutyun
    shezghuduli pasukhismgeblobis sazogadoeba
    ltd sirketi, limited ortakligi, san ve tic ltd sti, sanayi ve ticaret ltd sti, sanayi ve ticaret limited sirketi, tic ltd sti, ticaret limited sirketi
    pazarlama ltd sti, company with limited liability, single person company, sole proprietorship llc, sp llc, fz co, fzllc, free zone llc
    free zone limited liability company, dwc llc, etairia periorismenis efthynis, etaireia periorismenis efthynis, idiotiki kefalaiouchiki etaireia
    monoprosopi ike, monoprosopi epe, masouliyat mahdoud, ba masouliyat mahdoud, ba masuliat mahdud, masuliat mahdud, dhat al masuliya al mahduda
    thata masuliya mahduda, dhat masuliyya mahduda, chevrat baam
    godo gaisha, goudou kaisha, goudou gaisha, yugen gaisha, yuugen gaisha, yuhan chaegim hoesa, yuhan chaekim hoesa, trach nhiem huu han mot thanh vien
    tnhh mtv, tnhh mot thanh vien, cong ty tnhh, cong ty tnhh mtv, cong ty trach nhiem huu han, borisat chamkat, borisat jamkat, chamkat
    hang hun suan jamkat, private limited company, wholly foreign owned enterprise, wfoe, youxian zeren
  `,
  stock: `
    jsc, j s c, ojsc, cjsc, pjsc, joint stock company, open joint stock company, public joint stock company, joynt stock company
    closed joint stock company, ao, oao, pao, zao, aat, zat, aktsionernoe obshchestvo, otkrytoe aktsionernoe obshchestvo
    zakrytoe aktsionernoe obshchestvo, publichnoe aktsionernoe obshchestvo, nepublichnoe aktsionernoe obshchestvo, prat, pat, vat
    aktsionerne tovarystvo, publichne aktsionerne tovarystvo, pryvatne aktsionerne tovarystvo, adkrytae aktsyyanernae tavarystva
    ag, aktiengesellschaft, kgaa, sa, s a, societe anonyme, sociedad anonima, sociedade anonima, sas, s a s, societe par actions simplifiee
    sociedad por acciones simplificada, s a c, sac, s a a, c a, compania anonima, sa de cv, s a de c v, de c v, sab de cv, sapi de cv, spa, s p a
    sociedad anonima de capital variable, sociedad anonima bursatil de capital variable, s de rl de cv, s de r l de c v, societa per azioni
    nv, n v, naamloze vennootschap, plc, p l c, public limited company, ab, aktiebolag, aktiebolaget, a s, as, aktieselskab, aksjeselskap
    asa, oyj, oy, osakeyhtio, se, a d, ad, d d, akcionarsko drustvo, dionicko drustvo, delnicka druzba, spolka akcyjna, akciova spolecnost
    societate pe actiuni, aktsiaselts, akciju sabiedriba, akcine bendrove, ae, a e, anonymi etairia, anonymos etaireia, anonim sirketi
    kk, k k, kabushiki kaisha, kabushiki gaisha, tbk, pt, p t, perseroan terbatas, zrt, nyrt, saoc, saog, ksc, psc, qsc, bsc, psjc, sal, s a l
    private joint stock company, shmm, shml, shma, shmk, sahami khas, sahami am, sahami general, musahama, cong ty co phan, co phan, jusik hoesa, chusik hoesa
    sha, sh a, asc, qsc
    company limited by shares, public company limited, pcl, public ltd, public joint stock co, joint stock co, jsco, ojsco, open jsc, closed jsc, public jsc
    private jsc, joint stock commercial bank, jscb, non public joint stock company, npjsc, national joint stock company, njsc
    europaische gesellschaft, societas europaea, societe europeenne, kommanditgesellschaft auf aktien, s a u, sociedad anonima unipersonal
    sociedad anonima cerrada, sociedad anonima abierta, s a b, s a p i, sapi, sociedad anonima promotora de inversion
    sociedad anonima promotora de inversion de capital variable, sociedad anonima deportiva, sociedad anonima laboral, s a l l, sociedad por acciones
    sociedad anonima cerrada con capital autorizado, saca, s a c i, sociedad de economia mixta, sociedade por acoes
    sociedade anonima de capital aberto, sgps, s g p s
    societe par actions, societe par actions simplifiee unipersonnelle, societe anonyme simplifiee, s c a, societe en commandite par actions
    prosta spolka akcyjna, akciova spolocnost, dionicarsko drustvo, akcionersko drushtvo, aktsionerno druzhestvo, ead
    ednolichno aktsionerno druzhestvo, reszvenytarsasag, zartkoruen mukodo reszvenytarsasag, nyilvanosan mukodo reszvenytarsasag, nyilvanosan mukodo
    zartkoruen mukodo, shoqeri aksionare, shoqeri anonime, hlutafelag, ohf, julkinen osakeyhtio, allmennaksjeselskap, publikt aktiebolag, ab publ, publ
    societa in accomandita per azioni, s a p a, soc per az
    privatne aktsionerne tovaristvo, publichne aktsionerne tovaristvo, aktsionerne tovaristvo, vidkryte aktsionerne tovarystvo
    vidkrite aktsionerne tovaristvo, zakryte aktsionerne tovarystvo, zakrite aktsionerne tovaristvo, zakrytae aktsyyanernae tavarystva
    aktsyyanernae tavarystva, aktsionernoe obshchestvo otkrytogo tipa, aktsionernoe obshchestvo zakrytogo tipa, aoot, aozt, aktsionernyy kommercheskiy bank
    akb, nao, aktsionerlik kogam, aktsionerlik kogamy, aktsionerlik qogamy, aktsiyadorlik jamiyati, aksiyadorlik jamiyati, aksiyadorlik jamiyat
    ochiq aksiyadorlik jamiyati, yopiq aksiyadorlik jamiyati, oaj, yoaj, aciq sehmdar cemiyyeti, aciq sehmdar cemiyyet, qapali sehmdar cemiyyeti
    qapali sehmdar cemiyyet, sehmdar cemiyyeti, jamiyati sahomii, paydarlar jemgyyeti, achyk koomduk aktsionerdik koomu, achyk aktsionerdik koomu
    jabyk aktsionerdik koomu, saaktsio sazogadoeba, societatea pe actiuni
    anonim sirket, anonim ortakligi, aoe, sanayi ve ticaret anonim sirketi, san ve tic a s, san ve tic as, sanayi ve ticaret a s, sanayi ve ticaret as
    san tic as, ticaret anonim sirketi, ticaret a s, holding anonim sirketi, anonymos etairia, anonymi etaireia, sherkat sahami khas, sherkat sahami am
    sahami aam, sahami amm, sherkat sahami, musahama amma, musahama mahduda, musahama aama, musahima, musahama khassa, musahama misriya, musahama maqfala
    saudi joint stock company, sjsc, kscc, kscp, k s c c, k s c p, qpsc, q p s c, q s c, b s c, bsc c, b s c c, s a o g, s a o c
    saudi closed joint stock company, s a e, sae, societe anonyme libanaise, societe anonyme tunisienne, societe anonyme egyptienne
    societe anonyme marocaine
    gufen gongsi, kabusiki kaisha, kabushikigaisha, kabushikikaisha, chushik hoesa, jushik hoesa, ctcp, pt tbk, pt persero, persero, perusahaan perseroan
    perusahaan umum, borisat mahachon chamkat, mahachon chamkat, naamloze venootschap
  `,
  company: `
    inc, incorporated, corp, corporation, co, company, and co, and company, holding company, cie, y cia, cia, and cie, and cia, et cie
    compagnie, compania, kompaniya, korporatsiya, ltd co, nk, gk, group of companies, gruppa kompaniy, cong ty, sanayi ve ticaret, san ve tic, san tic
    corp ltd, co inc, company inc, corporation limited, corporation ltd, corp limited, compagnia, companhia, e cia, kompania, kompanija, kompaniia, sharika
    sherkat, hoesa, gongsi, zong gongsi, tong cong ty, gomei kaisha, gomei gaisha, kompaniyasi, sirketi, sirketler grubu, sirketler toplulugu, sharikat
    perusahaan, syarikat, fop, individualnyy predprinimatel, fizychna osoba pidpryiemets, einzelunternehmen, eingetragener kaufmann, eingetragene kauffrau
    ekfm, e kfr, sole proprietorship, entreprise individuelle, empresario individual, empresa individual, microempreendedor individual, ditta individuale
    jednoosobowa dzialalnosc gospodarcza
  `,
  partnership: `
    lp, l p, kg, gmbh co kg, gmbh and co kg, and co kg, kommanditgesellschaft, limited partnership, ohg, gbr, snc, vof, k s, s c s
    s en c, y cia s en c, and cia s en c, s en c s, y cia s en c s, and cia s en c s, sociedad en comandita, sp k, spolka komandytowa, sp j
    ag and co kg, gmbh and co, gmbh and co ohg, ug and co kg, se and co kg, se and co kgaa, gmbh and co kgaa, ag and co kgaa, offene handelsgesellschaft
    gesellschaft burgerlichen rechts, partg, partg mbb, partnerschaftsgesellschaft, partnerschaftsgesellschaft mbb, offene gesellschaft, general partnership
    slp, scottish limited partnership, societe en nom collectif, societe en commandite simple, societe civile, societe civile immobiliere, scs
    sociedad colectiva, sociedad en nombre colectivo, s en n c, sociedad en comandita simple, sociedad en comandita por acciones, sociedad civil, s c p
    sociedade em comandita, sociedade em nome coletivo, societa in nome collettivo, s n c, societa in accomandita semplice, societa semplice
    commanditaire vennootschap, vennootschap onder firma, v o f, maatschap, comm v, gcv, kommanditselskab, kommanditbolag, kommandiittiyhtio, handelsbolag
    avoin yhtio, interessentskab, ansvarlig selskap, delt ansvar, spolka jawna, spolka cywilna, spolka partnerska, sp p, spolka komandytowo akcyjna, s k a
    komanditni spolecnost, verejna obchodni spolecnost, v o s, komanditna spolocnost, verejna obchodna spolocnost, komanditno drustvo
    javno trgovacko drustvo, j t d, ortacko drustvo, sabiratelno druzhestvo, komanditno druzhestvo, beteti tarsasag, kozkereseti tarsasag, kkt, usaldusuhing
    taisuhing, komanditine ukine bendrija, pilnsabiedriba, polnoe tovarishchestvo, kommanditnoe tovarishchestvo, tovarishchestvo na vere, kollektif sirket
    kollektif sirketi, komandit sirket, komandit sirketi, adi ortakligi, adi ortaklik, omorrythmi etairia, omorrythmi etaireia, eterorrythmi etairia
    eterorrythmi etaireia, goshi kaisha, goshi gaisha, hapmyong hoesa, hapja hoesa, hapmyeong hoesa, tadamuniya, tawsiya basita, persekutuan komanditer
    hang hun suan
  `,
  association: `
    ev, e v, eingetragener verein, eg, ngo
    eingetragene genossenschaft, gemeinnutziger verein, asbl, a s b l, association sans but lucratif, vzw, vereniging zonder winstoogmerk, aisbl
    association loi 1901, asociacion civil, sociedad cooperativa, s coop, s coop ltda, sociedad cooperativa limitada, cooperativa ltda
    sociedade cooperativa, societa cooperativa, soc coop, scarl, s c a r l, scpa, s c r l, societa cooperativa a responsabilita limitata, onlus
    ente del terzo settore, o n g, oscip, andelsselskab, a m b a, osuuskunta, ekonomisk forening, zapsany spolek, o p s, obecne prospesna spolecnost
    obcianske zdruzenie, druzstvo, avtonomnaya nekommercheskaya organizatsiya, autonomous non profit organization, autonomous noncommercial organization
    nko, nekommercheskaya organizatsiya, non profit organization, nonprofit organization, non governmental organization, gromadska organizatsiya
    hromadska orhanizatsiia, obshchestvennaya organizatsiya, obshchestvennoe obedinenie, regionalnaya obshchestvennaya organizatsiya, amutah, amuta
    ippan shadan hojin, ippan zaidan hojin, shadan hojin, zaidan hojin, koeki shadan hojin, koeki zaidan hojin, npo hojin, tokutei hieiri katsudo hojin
    sadan beobin, jaedan beobin, sadan popin, chaedan popin, mittetulundusuhing, biedriba, asociatia, viesoji istaiga, sihtasutus, egyesulet
    alapitvany
  `,
  state: `
    fgup, fsue, federal state unitary enterprise, federal state enterprise, state unitary enterprise, gup, fku, state enterprise, state corporation, gosudarstvennaya korporatsiya
    npo, npk, nii, npp, rup, vo, scientific production association, scientific production enterprise, research and production enterprise, scientific production corporation, scientific and production association
    research and production association, research and production corporation, research production association
    federalnoe gosudarstvennoe unitarnoe predpriyatie, gosudarstvennoe unitarnoe predpriyatie, gosudarstvennoe predpriyatie, derzhavne pidpryiemstvo
    derzhavne pidpriiemstvo, kazenne pidpryiemstvo, komunalne pidpryiemstvo, munitsipalnoe unitarnoe predpriyatie, mup, federalnoe kazennoe predpriyatie
    fkp, fgku, fgbu, fgbou, fgbun, fgau, fgaou, fgbou vo, fgaou vo, gbu, gku, federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie
    federal state budgetary institution, federal state budgetary educational institution, federal state autonomous institution, federal state institution
    fsbi, fsbei, respublikanskoe unitarnoe predpriyatie, republican unitary enterprise, unitary enterprise, unitarnoe predpriyatie
    chastnoe unitarnoe predpriyatie, chup, private unitary enterprise, kommunalnoe unitarnoe predpriyatie, proizvodstvennoe obedinenie
    production association, nauchno proizvodstvennoe obedinenie, nauchno proizvodstvennoe predpriyatie, nauchno proizvodstvennaya korporatsiya
    naukovo virobniche pidpriiemstvo, naukovo vyrobnyche pidpryiemstvo, respublikanskoe gosudarstvennoe predpriyatie, rgp, javno preduzece, javno poduzece
    przedsiebiorstwo panstwowe, statni podnik, etablissement public a caractere industriel et commercial, empresa publica, empresa publica empresarial
    e p e, entidad publica empresarial, empresa do estado, e s p, anstalt des offentlichen rechts, korperschaft des offentlichen rechts, aor
    kamu iktisadi tesebbusu, regie autonoma, regia autonoma, public benefit corporation, crown corporation, dokuritsu gyosei hojin, tokushu hojin
  `,
};

/** Schools of transliteration: "obschestvo", "aktsionernoye", "ogranichennoi otvetstvennostiu". */
function oneSpelling(form: string): string {
  return form
    .replaceAll('shch', 'sch')
    .replace(/(?<=[aeo])ye(?= |$)/g, 'e')
    .replace(/(?<=[aeo])[iy](?= |$)/g, 'y')
    .replace(/iu(?= |$)/g, 'yu')
    .replaceAll('kts', 'ts')
    .replaceAll('y', 'i');
}

const families = new Map<string, string>();
for (const [family, forms] of Object.entries(FORMS)) {
  for (const form of forms.trim().split(/[,\n]/)) {
    families.set(oneSpelling(form.trim()), family);
    // As its words are read elsewhere: "jusik company" for "jusik hoesa".
    families.set(oneSpelling(form.trim().split(' ').map(inEnglish).join(' ')), family);
  }
}

/** So many words has the longest. */
export const LONGEST_FORM = Math.max(...[...families.keys()].map((form) => form.split(' ').length));

export function legalFormOf(phrase: string): string | undefined {
  return families.get(oneSpelling(phrase));
}

/** Long ones by their length, for those that are written with a slip of the pen. */
const longForms = new Map<number, [form: string, family: string][]>();
for (const [form, family] of families) {
  if (form.length > 8) longForms.set(form.length, [...(longForms.get(form.length) ?? []), [form, family]]);
}

export function longFormsAbout(length: number): [form: string, family: string][] {
  return [length - 1, length, length + 1].flatMap((each) => longForms.get(each) ?? []);
}
