/** Invented headlines of the other languages, one a line. */
export const FURTHER_HEADLINES = {
  fi: `
    Zorbelan kaupunginjohtaja eroaa viljelijöiden protestin jälkeen
    Kirjailija Reino Quendel on kuollut 84-vuotiaana
    Miksi asuntojen hinnat eivät laske
    Näin säästät sähköä tänä talvena
  `,
  pl: `
    Burmistrz Zorbelowa rezygnuje po proteście rolników
    Nie żyje pisarz Roman Quendel, miał 84 lata
    Dlaczego ceny mieszkań nie spadają
    Policja zatrzymała trzech mężczyzn po kradzieży w muzeum
  `,
  cs: `
    Starosta Zorbelova odstoupil po protestu zemědělců
    Ve věku 84 let zemřel spisovatel Radim Quendel
    Proč ceny bytů neklesají
    Policie zadržela tři muže kvůli krádeži v muzeu
  `,
  sk: `
    Starosta Zorbelova odstúpil po proteste poľnohospodárov
    Vo veku 84 rokov zomrel spisovateľ Radim Quendel
    Prečo ceny bytov neklesajú
    Polícia zadržala troch mužov pre krádež v múzeu
  `,
  sl: `
    Župan Zorbelove po protestu kmetov odstopil
    V 85. letu starosti je umrl pisatelj Rado Quendel
    Zakaj cene stanovanj ne padajo
    Policija je zaradi tatvine v muzeju prijela tri moške
  `,
  hr: `
    Gradonačelnik Zorbelova podnio ostavku nakon prosvjeda seljaka
    Preminuo je pisac Rado Quendel u 84. godini
    Zašto cijene stanova ne padaju
    Policija je uhitila tri muškarca zbog krađe u muzeju
  `,
  ro: `
    Primarul din Zorbelești demisionează după protestul fermierilor
    A murit scriitorul Radu Quendel la 84 de ani
    De ce nu scad prețurile locuințelor
    Poliția a reținut trei bărbați pentru furtul de la muzeu
  `,
  hu: `
    Lemondott Zorbelháza polgármestere a gazdák tüntetése után
    Meghalt Quendel Rezső író, 84 éves volt
    Miért nem csökkennek a lakásárak
    Három férfit fogtak el a múzeumi lopás miatt
  `,
  tr: `
    Zorbelköy belediye başkanı çiftçilerin protestosundan sonra istifa etti
    Yazar Rıza Quendel 84 yaşında hayatını kaybetti
    Konut fiyatları neden düşmüyor
    Müze hırsızlığı için üç kişi gözaltına alındı
  `,
  id: `
    Wali kota Zorbelan mundur setelah protes para petani
    Penulis Rama Quendel meninggal dunia pada usia 84 tahun
    Mengapa harga rumah tidak turun
    Polisi menangkap tiga pria yang mencuri di museum
  `,
  vi: `
    Thị trưởng Zorbel từ chức sau cuộc biểu tình của nông dân
    Nhà văn Quendel qua đời ở tuổi 84
    Vì sao giá nhà không giảm
    Cảnh sát bắt ba người đàn ông vì vụ trộm ở bảo tàng
  `,
  ru: `
    Мэр Зорбельска ушёл в отставку после протеста фермеров
    Умер писатель Роман Квендель, ему было 84 года
    Почему цены на жильё не падают
    Полиция задержала трёх мужчин из-за кражи в музее
  `,
  uk: `
    Мер Зорбельська пішов у відставку після протесту фермерів
    Помер письменник Роман Квендель, йому було 84 роки
    Чому ціни на житло не падають
    Поліція затримала трьох чоловіків через крадіжку в музеї
  `,
  bg: `
    Кметът на Зорбелово подаде оставка след протеста на фермерите
    Почина писателят Радо Квендел, той беше на 84 години
    Защо цените на жилищата не падат
    Полицията задържа трима мъже за кражбата в музея
  `,
  el: `
    Παραιτήθηκε ο δήμαρχος της Ζορμπέλας μετά τη διαμαρτυρία των αγροτών
    Πέθανε ο συγγραφέας Ρένος Κουέντελ
    Γιατί δεν πέφτουν οι τιμές των κατοικιών
    ΝΕΕΣ ΒΡΟΧΕΣ ΣΤΗ ΒΟΡΕΙΑ ΧΩΡΑ
  `,
  ar: `
    استقالة رئيس بلدية زوربل بعد احتجاج المزارعين
    وفاة الكاتب رامي كويندل عن 84 عاما
    لماذا لا تنخفض أسعار المنازل
    الشرطة تعتقل ثلاثة رجال بسبب سرقة المتحف
  `,
  he: `
    ראש עיריית זורבל התפטר אחרי מחאת החקלאים
    הסופר רמי קוונדל מת בגיל 84
    למה מחירי הדיור לא יורדים
    המשטרה עצרה שלושה גברים
  `,
  fa: `
    شهردار زوربل پس از اعتراض کشاورزان استعفا داد
    نویسنده رامین کوندل در ۸۴ سالگی درگذشت
    چرا قیمت خانه پایین نمی‌آید
    پلیس سه مرد را به اتهام سرقت از موزه دستگیر کرد
  `,
  hi: `
    किसानों के विरोध के बाद ज़ोरबेल के महापौर ने इस्तीफा दिया
    लेखक रमन क्वेंडल का 84 साल की उम्र में निधन
    घरों के दाम क्यों नहीं घट रहे
    संग्रहालय में चोरी के आरोप में तीन गिरफ्तार
  `,
  zh: `
    农民抗议后佐贝尔市长宣布辞职
    为什么房价没有下降
    OpenZorb 发布 Z-5 新模型
    警方在博物館盜竊案中逮捕三人
  `,
  ja: `
    農家の抗議を受けゾルベル市長が辞任
    住宅価格が下がらないのはなぜか
    OpenZorb、Z-5を発表
    東京都心で気温35度
  `,
  th: `
    นายกเทศมนตรีซอร์เบลลาออกหลังเกษตรกรประท้วง
    ทำไมราคาบ้านไม่ลดลง
    ตำรวจจับชายสามคน
    ฝนตกหนักทางภาคเหนือ
  `,
  ko: `
    농민 시위 후 조르벨 시장 사임
    집값이 왜 내리지 않나
    경찰, 박물관 절도 혐의로 세 명 체포
    OpenZorb, 새 모델 Z-5 공개
  `,
} as const
