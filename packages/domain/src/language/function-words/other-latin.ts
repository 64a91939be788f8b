/** Function words of further languages in Latin script, with their accents; a blank or a line end separates. */
export const OTHER_LATIN_WORDS = {
  fi: `
    ja sekä tai eli vai mutta vaan koska sillä jos kun kuin että jotta vaikka ennen kunnes joten siis eikä ei en et emme
    ette eivät älä minä minun minua minut minulla minulle sinä sinun sinua hän hänen häntä hänet hänellä hänelle me
    meidän meitä meille te teidän teitä he heidän heitä heille se sen sitä siinä siitä siihen sillä sille ne niiden niitä
    niissä niistä niille tämä tämän tätä tässä tästä tähän tällä nämä näiden näitä näin tuo tuon tuota nuo joka jonka
    jota jossa josta johon jolla jolle jotka joiden joita joissa mikä minkä mitä missä mistä mihin miksi milloin miten
    millainen kuka kenen ketä kuinka kumpi jokin jotain jotakin joku jonkun mikään mitään kukaan ketään kaikki kaikkien
    kaikkia kaiken koko muu muut muiden muita toinen molemmat moni monta monet monen useita usea paljon vähän enemmän
    vähemmän eniten on ovat oli olivat olla ollut olleet olisi olisivat ole olen olet olemme lienee voi voivat voisi
    voida voinut täytyy pitää pitäisi pitäisikö saa saavat sai saisi aikoo haluaa tulee tulevat tuli myös vielä jo vain
    nyt sitten silloin täällä siellä tänne sinne tässä aina usein koskaan taas hyvin melko lähes noin juuri ehkä kuitenkin
    siksi niin näin jopa edes muun mukaan kanssa ilman jälkeen aikana alla päällä yli ali alle läpi kohti vastaan
    vuoksi takia varten luona sisällä ulkona välillä keskellä ympäri pitkin saakka asti lisäksi sijaan sanoo sanoi
    kertoo
  `,
  hu: `
    a az egy és s vagy de hanem mert hogy ha mint míg amíg bár noha tehát ezért azért így úgy ám illetve valamint sem se
    nem ne nincs nincsenek igen is csak már még most akkor aztán majd itt ott ide oda innen onnan mindig soha gyakran újra
    ismét nagyon elég szinte majdnem éppen talán azonban mégis pedig viszont szerint után előtt alatt felett fölött
    között közé mellett miatt nélkül ellen felé iránt körül keresztül által óta számára helyett szemben végén
    én engem nekem te téged neked ő őt neki mi minket nekünk ti titeket ők őket nekik maga magát saját ez azt ezt ennek
    annak ezek azok ezeket azokat ebben abban erre arra ezzel azzal ebből abból aki akit akik akiket akinek ami amit amely
    amelyet amelyek amelyben amiért ki kit kinek mit mi miért mikor hol hova hová honnan hogyan milyen melyik mennyi hány
    valaki valami senki semmi mindenki minden mindent más másik többi egész néhány sok sokan kevés több kevesebb
    legtöbb ilyen olyan van vannak volt voltak lesz lesznek lett lettek lenne lehet lehetett lehetne legyen vagyok
    vagyunk kell kellett kellene tud tudja tudnak akar akarja szeretne fog fogja fogják el fel le ki be meg át vissza
    össze ide hozzá rá róla benne vele tőle érte hát sőt hogyha ugyanis egyik másik egyre mond mondta
  `,
  tr: `
    ve veya ya da de ile ama fakat ancak lakin çünkü ki eğer ise için gibi kadar göre doğru karşı sonra önce beri dek
    üzere rağmen dolayı hakkında arasında üzerinde altında içinde dışında yanında tarafından boyunca ben beni bana benim
    bende sen seni sana senin o onu ona onun onda biz bizi bize bizim siz sizi size sizin onlar onları onlara onların
    kendi kendisi kendini bu bunu buna bunun bunda bunlar şu şunu şunun şöyle böyle öyle bir biri birisi birkaç bazı
    hiç hiçbir herkes her hepsi bütün tüm başka diğer aynı çok az daha en fazla kim kimi kime kimin ne neden niçin niye
    nasıl nerede nereye nereden hangi kaç değil yok var mı mi mu mü mıdır midir evet hayır olarak olan oldu olacak olur
    olduğu olmak olmuş olsun olabilir olmayan idi imiş iken etti eden edecek edildi edilen ediyor etmek ettiği yapıldı
    artık hala hâlâ henüz şimdi bugün burada orada şurada yine tekrar hep bile sadece yalnız yalnızca belki zaten hem
    işte pek şey dair yani dedi diye diyor
  `,
  id: `
    yang dan atau tetapi tapi namun karena sebab jika kalau bila apabila agar supaya sehingga maka bahwa meski meskipun
    walaupun sambil sementara ketika saat sejak hingga sampai sebelum sesudah setelah selama di ke dari pada dalam dengan
    untuk bagi oleh tentang antara tanpa terhadap menurut melalui atas bawah demi akan seperti sebagai kepada serta saya
    aku kami kita kamu anda kau engkau dia ia mereka beliau ini itu tersebut begini begitu sini situ sana apa apakah
    siapa mana kapan mengapa kenapa bagaimana berapa sesuatu seseorang semua seluruh setiap tiap para beberapa banyak
    sedikit lain lainnya lebih paling kurang sangat sekali terlalu adalah ialah merupakan ada tidak tak bukan belum
    jangan tiada sudah telah sedang masih lagi pernah bisa dapat boleh harus mesti perlu mau ingin hendak bakal pun lah
    juga saja hanya cuma pula kini sekarang nanti dulu lalu kemudian selalu sering kadang hampir bahkan justru sendiri
    secara yakni yaitu nya akibat usai jadi menjadi soal kok sih dong deh ya kata ujar ungkap
  `,
  vi: `
    và hoặc hay nhưng mà vì nên nếu thì khi rằng là của cho với từ đến tới trong ngoài trên dưới trước sau giữa về theo
    bằng qua tại ở để do bởi cùng như ra vào lên xuống lại đi tôi ta mình chúng tao bạn anh chị em ông bà họ nó hắn này
    kia đó ấy đây đấy nọ những các mỗi mọi từng một vài nhiều ít hơn nhất cả tất gì ai đâu nào sao bao tại vì thế có
    không chưa chẳng đã đang sẽ vừa mới sắp được bị phải cần nên muốn thể rất quá lắm cũng chỉ vẫn còn đều luôn thường
    ngay rồi nữa thêm vậy thế tuy dù mặc song bị nay hiện
  `,
}
