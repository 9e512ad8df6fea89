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
  `,
  company: `
    inc, incorporated, corp, corporation, co, company, and co, and company, holding company, cie, y cia, cia, and cie, and cia, et cie
    compagnie, compania, kompaniya, korporatsiya, ltd co, nk, gk, group of companies, gruppa kompaniy, cong ty, sanayi ve ticaret, san ve tic, san tic
  `,
  partnership: `
    lp, l p, kg, gmbh co kg, gmbh and co kg, and co kg, kommanditgesellschaft, limited partnership, ohg, gbr, snc, vof, k s, s c s
    s en c, y cia s en c, and cia s en c, s en c s, y cia s en c s, and cia s en c s, sociedad en comandita, sp k, spolka komandytowa, sp j
  `,
  association: `ev, e v, eingetragener verein, eg, ngo`,
  state: `
    fgup, fsue, federal state unitary enterprise, federal state enterprise, state unitary enterprise, gup, fku, state enterprise
    npo, npk, nii, npp, rup, vo, scientific production association, scientific production enterprise, research and production enterprise, scientific production corporation, scientific and production association
    research and production association, research and production corporation, research production association
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
export const LONGEST_FORM = 7;

export function legalFormOf(phrase: string): string | undefined {
  return families.get(oneSpelling(phrase));
}

export const LONG_FORMS = [...families].filter(([form]) => form.length > 8);
