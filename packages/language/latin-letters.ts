/** Letters and how each is spelled, from pairs of the letter and its spelling. */
export function spellings(table: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    table
      .trim()
      .split(/\s/)
      .map((pair) => [pair.charAt(0), pair.slice(1)]),
  );
}

/**
 * How small letters and figures of other scripts are spelled in Latin letters, as @sindresorhus/transliterate has it. Kana, Han,
 * Hangul, Thai, Hebrew, Armenian and the scripts of India are not among them: sign by sign they are read wrongly, or not at all.
 */
export const latinLetters = spellings(`
ΐi άa έe ήi ίi ΰy αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξks οo πp ρr ςs σs τt υy φf χx ψps ωo ϊi
ϋy όo ύy ώo
аa бb вv гg дd еe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щsch ъ ыy ь эe юyu
яya ёyo єye іi їyi љlj њnj ќkj ґg
აa ბb გg დd ეe ვv ზz თt იi კk ლl მm ნn ოo პp ჟzh რr სs ტt უu ფph ქq ღgh ყk შsh ჩch ცts ძdz წts ჭtch
ხkh ჯj ჰh
ءe آa أa ؤw إa ئy اa بb ةt تt ثth جj حh خkh دd ذdh رr زz سs شsh صs ضd طt ظz عe غgh فf قq كk لl مm نn
هh وw ىa يy ٠0 ١1 ٢2 ٣3 ٤4 ٥5 ٦6 ٧7 ٨8 ٩9 ٹt ټp پp ځz څc چch ڈd ډd ڑr ړr ږg ژzh ښx کk ګg گg ںn ڼn ھh
ۀe ہh یy ۍai ېe ےe ۰0 ۱1 ۲2 ۳3 ۴4 ۵5 ۶6 ۷7 ۸8 ۹9
`);
